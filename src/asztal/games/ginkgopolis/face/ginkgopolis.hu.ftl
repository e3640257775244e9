## Names

game-name = Ginkgopolis
game-about = Építkezz felfelé és kifelé egy növekvő városban, és legyenek tieid a kerületek, amikor az utolsó lapka is lekerül.
hal = Hal
nobody = senki
nothing = semmi
colour-word = { $colour ->
    [red] piros
    [blue] kék
   *[yellow] sárga
}
colour-letter = { $colour ->
    [red] P
    [blue] K
   *[yellow] S
}
action-word = { $action ->
    [exploit] hasznosítás
    [urbanize] bővítés
    [construct] szintépítés
   *[end] játék vége
}
item-word = { $item ->
    [resource] erőforrás
    [tile] lapka
    [point] sikerpont
    [supply] erőforrás a készletben
    [token] lapdobásjelző
    [card] kártya
   *[floor] szint
}
item-count = { $count } { item-word }
item-short = { $count } { $item ->
    [resource] erőf.
    [tile] lapka
   *[point] pont
}
name-building = { colour-word } { $number ->
    [3] { $number }-as
    [8] { $number }-as
    [13] { $number }-as
    [18] { $number }-as
    [20] { $number }-as
    [5] { $number }-ös
    [15] { $number }-ös
    [6] { $number }-os
    [16] { $number }-os
   *[other] { $number }-es
}
name-urbanization = külterület ({ $letter })
name-character = { $colour ->
    [red] piros biotechnikus
    [blue] kék biomérnök
   *[yellow] sárga biováros-tervező
} ({ $number })
fact-set = { $number }. szett
variant-characters = Karakterek
variant-characters-intro = számozott karakterszettek
variant-characters-draft = draftolt karakterek
variant-hal = Hal ereje
variant-hal-normal = alap Hal
variant-hal-expert = profi Hal

## Card texts, made from the data of the cards

card-urbanization = Önmagában: 1 erőforrás vagy 1 lapka. Lapkával: új épület a külterület-jelző ({ $letter }) helyén; a szomszédos épületek termelnek.
card-start = A játék elején: { $gains }.
bonus-after = { $action ->
    [exploit] Minden hasznosításod után
    [urbanize] Minden bővítésed után
   *[construct] Minden szintépítésed után
}: { $gains }.
bonus-flat = A játék végén: { $gains }.
bonus-resource_on = A játék végén: { $gains } minden erőforrásodért, amely { colour-word } épületen áll.
bonus-height = A játék végén: { $gains } minden olyan épületedért, amely { $max ->
    [0] legalább { $min } szintes
   *[other] { $min }–{ $max } szintes
}.
bonus-bonus_card = A játék végén: { $gains } minden előtted lévő kártyáért, amely { $action ->
    [exploit] hasznosítási
    [urbanize] bővítési
   *[construct] szintépítési
} bónuszt ad, a karaktereket is beleértve.
bonus-colour_card = A játék végén: { $gains } minden előtted lévő { colour-word } kártyáért, a karaktereket és ezt a kártyát is beleértve.

## Questions

ask-keep-character = Melyik karaktert tartod meg? A többi a bal oldali szomszédodhoz kerül.
ask-commit-card = Melyik kártyát játszod ki ebben a körben?
ask-lay-tile = Teszel lapkát a kártyádra?
ask-take-one = Mit veszel el?
ask-move-token = Hová kerüljön a külterület-jelző?
ask-hand-in = Elfogytak a lapkák a készletből. Mely lapkáidat adod be, darabonként 1 sikerpontért?

## Options

option-card = { $card }
option-new-hand = új lapok kérése
option-alone = lapka nélkül: hasznosítás
option-tile = { $tile }
option-keep = { $card }
option-take = { $item ->
    [resource] 1 erőforrás
   *[tile] 1 lapka
}
option-move = a jelző ({ $letter }) új helye ettől { $side ->
    [north] északra
    [east] keletre
    [south] délre
   *[west] nyugatra
}: { $tile }
option-push = { $way ->
    [clockwise] a jelző ({ $letter }) az óramutató járása szerint lép tovább, és továbbtolja a többit
   *[counter-clockwise] a jelző ({ $letter }) az óramutató járásával szemben lép, és továbbtolja a többit
}
option-hand-in = { $tile }
option-done = { $count ->
    [0] egy lapkát sem adok be
   *[other] kész: a kijelölt lapkák ({ $count }) beadása
}
preview-alone = önmagában: { $gains }
preview-alone-any = önmagában: 1 erőforrás vagy 1 lapka{ $kinds ->
    [0] { "" }
   *[other] , továbbá { $gains }
}
preview-urbanize = lapkával: új épület a jelző ({ $letter }) helyén, ára 1 erőforrás, kapsz: { $gains }
preview-any = 1 erőforrás vagy 1 lapka{ $kinds ->
    [0] { "" }
   *[other] , továbbá { $gains }
}
preview-found = új épület a jelző ({ $letter }) helyén, ára 1 erőforrás, kapsz: { $gains }
preview-floor = lapkával: { $height }. szint erre: { $tile }; a kártya nálad marad ({ $bonus })
preview-owner = { $seat } visszakapna { $count } erőforrást, és kapna { $count } sikerpontot
preview-cost = ára { $resources } erőforrás{ $points ->
    [0] { "" }
   *[other] {" "}és { $points } sikerpont
}
preview-gains = kapsz: { $gains }
preview-no-resources = most nem fizethető ki: { $count } erőforrás kell, neked { $own } van
preview-no-points = most nem fizethető ki: { $count } sikerpont kell, neked { $own } van
preview-site = ha ide építesz, kapsz: { $gains }
preview-card = { $about }
preview-new-hand = { $count } lapdobásjelződ van; a megmaradtak 2-2 sikerpontot érnek

## Why something is not allowed

reason-no-new-hand-token = Nincs több lapdobásjelződ.
reason-not-in-hand = Ez a kártya nincs a kezedben.
reason-in-area = Ez a kártya már előtted fekszik, és magától ad bónuszt; a kezedből játszhatsz ki kártyát.
reason-not-in-stock = Ez a lapka nincs a saját készletedben.
reason-too-few-resources = Nincs elég erőforrásod.
reason-too-few-points = Nincs elég sikerpontod.
reason-cell-not-empty = { $letter ->
    [none] Ezen a helyen már épület áll, ezért ide nem kerülhet jelző.
   *[other] Ezen a helyen már jelző van ({ $letter }), másik nem tehető rá.
}
reason-not-beside = Az új épület mellett van üres hely, a jelző oda kerül.
reason-card-first = Előbb a kártyát válaszd ki; utána tehetsz rá lapkát, vagy kijátszhatod önmagában.
reason-card-chosen = Erre a körre már választottál kártyát. Most lapkát tehetsz rá, vagy kijátszhatod önmagában.
reason-new-hand-before = Új lapokat csak a kártyaválasztás előtt kérhetsz.
reason-no-token-here = Ide nem lehet építeni: új épület csak külterület-jelző helyére kerülhet.
reason-no-points-alone = A külterület-kártya önmagában erőforrást vagy lapkát ad, sikerpontot nem.
reason-already-kept = Ezt a karaktert már megtartottad.
reason-already-offered = Ezt a lapkát már kijelölted beadásra.
reason-token-leaves = Itt az új épület áll; a jelzőnek ({ $letter }) el kell mennie innen.
reason-not-between = Az új épület mellett nincs üres hely, ezért a jelző a város szélére kerül, e két jelző közé: { $before } és { $after }.
reason-must-push = E két jelző között nincs szabad hely: { $before } és { $after }. Válaszd ki, merre tolja tovább a jelző a többit.
reason-no-push = A jelzőnek van üres hely, ezért egy másikat sem tol el.
reason-area-pays = Ez a kártya előtted fekszik; { $action ->
    [exploit] minden hasznosításod után magától ad bónuszt.
    [urbanize] minden bővítésed után magától ad bónuszt.
    [construct] minden szintépítésed után magától ad bónuszt.
   *[end] a játék végén magától ad pontot.
}
reason-card-in-play = Ezt a kártyát éppen most játsszák ki.
reason-card-of-other = Ez a kártya nem a tiéd: a gazdája { $seat }, és csak neki számít.
reason-card-set-aside = Erre a körre már másik kártyát választottál; ezt most nem játszhatod ki.
reason-card-waits = Ez a kártyád erre a körre; akkor fordul fel, amikor rád kerül a sor.
reason-characters-first = Előbb a karakterek: az első kör akkor kezdődik, amikor már mindenki megtartott hármat.
reason-hand-in-first = Most a lapkák beadása folyik, közben senki sem épít; utána megy tovább a játék.
reason-hand-in-later = Lapkát akkor lehet beadni, amikor a lapkakészlet először elfogy.
reason-hand-in-over = Lapkát egy játékban csak egyszer lehet beadni, és ez már megtörtént.
reason-item-of-itself = { $item ->
    [resource] Az erőforrások az akciókkal maguktól jönnek és fogynak; választani csak az önmagában kijátszott külterület-kártyánál lehet.
    [tile] Az akciók maguktól adnak lapkát a készletből; választani csak az önmagában kijátszott külterület-kártyánál lehet.
   *[point] A sikerpontok az akciókkal maguktól jönnek és fogynak; választani sosem lehet őket.
}
reason-no-hand-in-alone = Hal ellen nincs lapkabeadás.
reason-nothing-built-alone = A kártyádat önmagában játszod ki, ezért nem épül semmi; csak azt választod ki, mit veszel el.
reason-point-for-tile = A sikerpont itt magától jár: minden beadott lapkáért egy.
reason-push-when-packed = Egy jelző csak akkor tol el másokat, ha lépnie kell, és nem talál szabad helyet.
reason-starting-items = A kezdőkészleted a karaktereiden szerepel; akkor kapod meg, amikor már mindenki megtartott hármat.
reason-supply-by-hand-in = A lapkakészlet üres; a most beadott lapkákból lesz az új.
reason-tile-committed = Ez a lapka már a kártyádon van; csak a paravánod mögötti lapkákat adhatod be.
reason-tile-of-stock = A saját lapkáid közül tehetsz le egyet; a készletben lévőket előbb meg kell szerezned.
reason-tile-while-choosing = Hogy egy kártya lapkával vagy önmagában kerül-e sorra, az a kör elején, a kártya kiválasztásakor dől el.

## Where that comes from

cause-card = { $where ->
    [discard] A dobott lapok között van.
   *[unknown] A húzópakliban vagy valaki másnál van.
}
cause-card-of = Nála van: { $seat }.
cause-hand = A kezedben van: { $cards }.
cause-chosen = A kártyád: { $card }.
cause-tile = { $where ->
    [city] A városban van.
    [covered] Egy épület alatt van.
   *[unknown] A készletben vagy egy másik paraván mögött van.
}
cause-stock = A lapkáid: { $tiles }.
cause-no-stock = Nincs lapkád.

## What happens

event-first-player = Kezdőjátékos: { $seat }.
event-characters = { $seat } karakterei: { $cards }.
event-new-hand = { $seat } beváltja egy lapdobásjelzőjét, és új lapokat húz.
event-revealed = { $seat } ezt játssza ki: { $card }, rajta lapka: { $tile }.
event-revealed-alone = { $seat } ezt játssza ki önmagában: { $card }.
event-fallback = { $seat } nem tud fizetni: a lapkát visszaveszi, a kártya ({ $card }) önmagában számít.
event-gained = { $seat } kap: { $gains }.
event-drew = { $seat } új { $count ->
    [one] lapkája
   *[other] lapkái
}: { $tiles }.
event-urbanized = { $seat } új épületet emel: { $tile }.
event-token-moved = A külterület-jelző ({ $letter }) továbbmegy.
event-constructed = { $seat } szintet épít: { $tile }, magassága { $height } szint.
event-returned = { $seat } visszakap { $count } erőforrást{ $points ->
    [0] .
   *[other] , és kap { $points } sikerpontot.
}
event-paid = { $seat } plusz költsége: { $resources ->
    [0] { $points } sikerpont
   *[other] { $points ->
        [0] 1 erőforrás
       *[other] 1 erőforrás és { $points } sikerpont
    }
}.
event-rebuilt = Új húzópakli készül; { $count ->
    [0] új kártya nem kerül bele.
    [one] az új kártya: { $cards }.
   *[other] az új kártyák: { $cards }.
}
event-exhausted = { $time ->
    [1] Elfogytak a lapkák a készletből.
   *[2] A lapkák másodszor is elfogytak a készletből.
}
event-handed-in = { $count ->
    [0] { $seat } nem ad be lapkát.
   *[other] { $seat } beadott lapkái: { $tiles }.
}
event-last-round = A játék ezzel a körrel véget ér.
event-hal-drew = Hal kártyája: { $card }; még egyet húz: { $extra }. A kettő közül a jobbat használja.
event-hal-stuck = Hal kártyája: { $card }, de nem tud építeni: { $item ->
    [resource] nincs elég erőforrása.
   *[tile] nem maradt lapka a készletben.
} A játék véget ért.

## Score

score-points = a játék során szerzett sikerpontok
score-card = { $card } (× { $count }): { $bonus }
score-tokens = megmaradt lapdobásjelzők: { $count }
score-district = { colour-word } kerület, { $size } épület
ending-won = { $seat } legyőzte Halt: { $own } pont { $hal } ellen.
ending-draw = Döntetlen: { $seat } és Hal pontszáma egyaránt { $own }.
ending-lost = Hal nyert: { $hal } pont { $own } ellen; a vesztes: { $seat }.

## The drawn table

draw-round = { $round }. kör, kezdőjátékos: { $seat }
draw-round-alone = { $round }. kör, { $hal }
draw-last = utolsó kör
draw-stacks = lapkakészlet { $tiles }, húzópakli { $cards }, dobott lapok { $discard }
draw-legend = P piros: erőforrás, K kék: lapka, S sárga: pont · 2 { $mark }+ szint, kié, építés · (A) jelző, #1 sorszám
draw-you = (te)
draw-first = kezdőjátékos
draw-choosing = választ
draw-committed = { $count ->
    [0] kártya letéve
   *[other] kártya és lapka letéve
}
draw-supply = készletben { $count }
draw-tokens = lapdobás { $count }
draw-districts = A kerületek, ha most érne véget a játék
draw-districts-final = A kerületek
draw-district = { colour-word } ×{ $size } { $cell }
draw-hand = Kézben
draw-sealed = Kijátszva
draw-picked = Megtartva
draw-tiles = Lapkák
draw-offered = Beadásra

## The table in rows

plain-stacks = Készletek
plain-supply = lapkakészlet
plain-deck = húzópakli
plain-discard = dobott lapok
plain-city = A város
plain-cells = soronként, a bal felső saroktól; az oszlopok jobbra, a sorok felfelé számozódnak a középső (0,0) helytől
plain-buildings = Épületek
plain-site = építési terület
plain-tokens = Külterület-jelzők
plain-free = Szabad helyek a város mellett
plain-district = { colour-word }, { $size } épület, itt: { $cell }
