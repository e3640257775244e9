## Names

game-name = Ginkgopolis
game-about = Build upwards and outwards in a growing city, and hold its districts when the last tile is laid.
hal = Hal
nobody = nobody
nothing = nothing
colour-word = { $colour ->
    [red] red
    [blue] blue
   *[yellow] yellow
}
colour-letter = { $colour ->
    [red] R
    [blue] B
   *[yellow] Y
}
action-word = { $action ->
    [exploit] exploit
    [urbanize] urbanize
    [construct] construct
   *[end] final scoring
}
item-word = { $item ->
    [resource] { $count ->
        [one] resource
       *[other] resources
    }
    [tile] { $count ->
        [one] tile
       *[other] tiles
    }
    [point] { $count ->
        [one] success point
       *[other] success points
    }
    [supply] { $count ->
        [one] resource in the supply
       *[other] resources in the supply
    }
    [token] { $count ->
        [one] new-hand token
       *[other] new-hand tokens
    }
    [card] { $count ->
        [one] card
       *[other] cards
    }
   *[floor] { $count ->
        [one] floor
       *[other] floors
    }
}
item-count = { $count } { item-word }
item-short = { $count } { $item ->
    [resource] res
    [tile] { $count ->
        [one] tile
       *[other] tiles
    }
   *[point] SP
}
name-building = { colour-word } { $number }
name-urbanization = urbanization { $letter }
name-character = { $colour ->
    [red] red biotechnician
    [blue] blue bioengineer
   *[yellow] yellow biocity planner
} { $number }
fact-set = set { $number }
variant-characters = Characters
variant-characters-intro = numbered sets of characters
variant-characters-draft = drafted characters
variant-hal = Strength of Hal
variant-hal-normal = normal Hal
variant-hal-expert = expert Hal

## Card texts, made from the data of the cards

card-urbanization = Alone: 1 resource or 1 tile. With a tile: a new building where token { $letter } lies; the buildings beside it yield.
card-start = At the start: { $gains }.
bonus-after = { $action ->
    [exploit] Whenever you exploit
    [urbanize] Whenever you urbanize
   *[construct] Whenever you construct a floor
}: { $gains }.
bonus-flat = At the end: { $gains }.
bonus-resource_on = At the end: { $gains } for each of your resources on { colour-word } buildings.
bonus-height = At the end: { $gains } for each of your buildings of { $max ->
    [0] { $min } or more floors
   *[other] { $min } to { $max } floors
}.
bonus-bonus_card = At the end: { $gains } for each card in front of you with { $action ->
    [exploit] an exploit bonus
    [urbanize] an urbanize bonus
   *[construct] a construct bonus
}, characters included.
bonus-colour_card = At the end: { $gains } for each { colour-word } card in front of you, characters and this card included.

## Questions

ask-keep-character = Which character do you keep? The others go to your left.
ask-commit-card = Which card do you play this round?
ask-lay-tile = Do you lay a tile on your card?
ask-take-one = What do you take?
ask-move-token = Where does the token go?
ask-hand-in = The tile supply is empty. Which tiles do you hand in, for one success point each?

## Options

option-card = { $card }
option-new-hand = a new hand
option-alone = no tile: exploit
option-tile = { $tile }
option-keep = { $card }
option-take = { $item ->
    [resource] 1 resource
   *[tile] 1 tile
}
option-move = token { $letter } { $side ->
    [north] north
    [east] east
    [south] south
   *[west] west
} of { $tile }
option-push = { $way ->
    [clockwise] token { $letter } one place on, clockwise; it pushes others
   *[counter-clockwise] token { $letter } one place back, counter-clockwise; it pushes others
}
option-hand-in = { $tile }
option-done = { $count ->
    [0] hand in none
    [one] done: hand in this tile
   *[other] done: hand in these { $count } tiles
}
preview-alone = alone: { $gains }
preview-alone-any = alone: 1 resource or 1 tile{ $kinds ->
    [0] { "" }
   *[other] , plus { $gains }
}
preview-urbanize = with a tile: new building at token { $letter } for 1 resource, brings { $gains }
preview-any = 1 resource or 1 tile{ $kinds ->
    [0] { "" }
   *[other] , plus { $gains }
}
preview-found = new building at token { $letter } for 1 resource, brings { $gains }
preview-floor = with a tile: floor { $height } on { $tile }; you keep the card ({ $bonus })
preview-owner = { $seat } would get back { $count ->
    [one] 1 resource and 1 success point
   *[other] { $count } resources and { $count } success points
}
preview-cost = costs { $resources ->
    [one] { $resources } resource
   *[other] { $resources } resources
}{ $points ->
    [0] { "" }
    [one] {" "}and { $points } success point
   *[other] {" "}and { $points } success points
}
preview-gains = brings { $gains }
preview-no-resources = cannot be paid as things stand: { $count ->
    [one] { $count } resource
   *[other] { $count } resources
} needed, you have { $own }
preview-no-points = cannot be paid as things stand: { $count ->
    [one] { $count } success point
   *[other] { $count } success points
} needed, you have { $own }
preview-site = a building there would bring { $gains }
preview-card = { $about }
preview-new-hand = { $count ->
    [one] you have { $count } token left
   *[other] you have { $count } tokens left
}, each unspent one is worth 2 success points

## Why something is not allowed

reason-no-new-hand-token = You have no new-hand token left.
reason-not-in-hand = You do not have this card in your hand.
reason-in-area = This card lies in front of you and pays its bonus by itself; you play a card from your hand.
reason-not-in-stock = This tile is not in your stock.
reason-too-few-resources = You have too few resources.
reason-too-few-points = You have too few success points.
reason-cell-not-empty = { $letter ->
    [none] There is a building in this cell, so no token can be put here.
   *[other] Token { $letter } lies in this cell, so no other token can be put on it.
}
reason-not-beside = Beside the new building a cell is empty, so the token goes there.
reason-card-first = First the card; then you may lay a tile on it or play it alone.
reason-card-chosen = Your card for this round is chosen. Now you may lay a tile on it or play it alone.
reason-new-hand-before = A new hand can only be taken before you choose your card.
reason-no-token-here = Nothing can be built here: a new building goes where a token lies.
reason-no-points-alone = An urbanization card alone brings a resource or a tile, no success points.
reason-already-kept = You have already kept this character.
reason-already-offered = You have already chosen this tile to hand in.
reason-token-leaves = The new building stands here; token { $letter } has to leave this cell.
reason-not-between = Beside the new building no cell is empty, so the token goes around the city, between { $before } and { $after }.
reason-must-push = Between { $before } and { $after } no cell is free. Choose the direction in which the token pushes on the others.
reason-no-push = The token has an empty cell to go to, so it pushes no other.
reason-area-pays = This card lies in front of you; { $action ->
    [exploit] it pays by itself whenever you exploit.
    [urbanize] it pays by itself whenever you urbanize.
    [construct] it pays by itself whenever you construct a floor.
   *[end] it scores by itself at the end of the game.
}
reason-card-in-play = This card is being played right now.
reason-card-of-other = This card lies in front of { $seat } and counts for { $seat } alone.
reason-card-set-aside = You have already chosen another card for this round; this one cannot be played any more.
reason-card-waits = This is your card for this round; it is turned up when your turn comes.
reason-characters-first = Characters come first: the first round begins when everybody has kept three.
reason-hand-in-first = Tiles are handed in now, and nothing is built meanwhile; then play goes on.
reason-hand-in-later = Tiles are handed in when the tile supply runs out for the first time.
reason-hand-in-over = Tiles are handed in only once in a game, and that has happened.
reason-item-of-itself = { $item ->
    [resource] Actions bring and cost resources by themselves; you choose only when an urbanization card is played alone.
    [tile] Actions bring tiles from the supply by themselves; you choose only when an urbanization card is played alone.
   *[point] Actions bring and cost success points by themselves; they can never be chosen.
}
reason-no-hand-in-alone = Against Hal no tiles are handed in.
reason-nothing-built-alone = Your card is played alone, so nothing is built; you only take an item.
reason-point-for-tile = Success points come by themselves here: one for each tile that you hand in.
reason-push-when-packed = A token pushes others only when it has to move and finds no free cell.
reason-starting-items = The starting items stand on your characters; you take them when everybody has kept three.
reason-supply-by-hand-in = The tile supply is empty; the tiles that are handed in now become the new one.
reason-tile-committed = This tile already lies on your card; only tiles behind your screen can be handed in.
reason-tile-of-stock = You may lay one of your own tiles; those in the supply have to be gained first.
reason-tile-while-choosing = Whether a card is played with a tile or alone is settled at the beginning of the round, when the card is chosen.

## Where that comes from

cause-card = { $where ->
    [discard] It lies on the discard pile.
   *[unknown] It is in the deck or with another player.
}
cause-card-of = { $seat } has it.
cause-hand = In your hand: { $cards }.
cause-chosen = Your card: { $card }.
cause-tile = { $where ->
    [city] It is part of the city.
    [covered] It lies under a building.
   *[unknown] It is in the supply or behind another screen.
}
cause-stock = Your tiles: { $tiles }.
cause-no-stock = You have no tiles.

## What happens

event-first-player = { $seat } is first player.
event-characters = { $seat } has { $cards }.
event-new-hand = { $seat } spends a token for a new hand.
event-revealed = { $seat } plays { $card } with tile { $tile }.
event-revealed-alone = { $seat } plays { $card } alone.
event-fallback = { $seat } cannot pay: the tile goes back and { $card } is played alone.
event-gained = { $seat } takes { $gains }.
event-drew = { $seat } draws { $count ->
    [one] tile { $tiles }
   *[other] tiles { $tiles }
}.
event-urbanized = { $seat } puts up { $tile }.
event-token-moved = Token { $letter } moves on.
event-constructed = { $seat } builds { $tile } as floor { $height }.
event-returned = { $seat } gets back { $count ->
    [one] { $count } resource
   *[other] { $count } resources
}{ $points ->
    [0] .
    [one] {" "}and { $points } success point.
   *[other] {" "}and { $points } success points.
}
event-paid = { $seat } pays { $resources ->
    [0] { $points ->
        [one] { $points } success point
       *[other] { $points } success points
    }
   *[other] { $points ->
        [0] 1 resource
        [one] 1 resource and { $points } success point
       *[other] 1 resource and { $points } success points
    }
} extra.
event-rebuilt = The deck is rebuilt; { $count ->
    [0] no cards are new.
    [one] new card: { $cards }.
   *[other] new cards: { $cards }.
}
event-exhausted = { $time ->
    [1] The tile supply is empty.
   *[2] The tile supply is empty for the second time.
}
event-handed-in = { $count ->
    [0] { $seat } hands in no tile.
   *[other] { $seat } hands in { $tiles }.
}
event-last-round = The game ends with this round.
event-hal-drew = Hal has { $card } and draws { $extra } as well; he uses the better one.
event-hal-stuck = Hal has { $card } but cannot build: { $item ->
    [resource] he has too few resources.
   *[tile] there is no tile left for him.
} The game is over.

## Score

score-points = success points gained
score-card = { $card } (× { $count }): { $bonus }
score-tokens = { $count ->
    [one] unspent new-hand token
   *[other] { $count } unspent new-hand tokens
}
score-district = { colour-word } district of { $size } buildings
ending-won = { $seat } beats Hal, { $own } to { $hal }.
ending-draw = A draw: { $seat } and Hal both have { $own }.
ending-lost = Hal beats { $seat }, { $hal } to { $own }.

## The drawn table

draw-round = round { $round }, first player { $seat }
draw-round-alone = round { $round }, { $hal }
draw-last = last round
draw-stacks = tile supply { $tiles }, deck { $cards }, discard pile { $discard }
draw-legend = R red: resources, B blue: tiles, Y yellow: points · 2 { $mark }+ floors, owner, site · (A) token, #1 option
draw-you = (you)
draw-first = first player
draw-choosing = choosing
draw-committed = { $count ->
    [0] card played
   *[other] card and tile played
}
draw-supply = supply { $count }
draw-tokens = new hands { $count }
draw-districts = Districts if the game ended now
draw-districts-final = Districts
draw-district = { colour-word } ×{ $size } { $cell }
draw-hand = Hand
draw-sealed = Played
draw-picked = Kept
draw-tiles = Tiles
draw-offered = To hand in

## The table in rows

plain-stacks = Stacks
plain-supply = tile supply
plain-deck = deck
plain-discard = discard pile
plain-city = City
plain-cells = row by row from the top left; columns count to the right and rows upwards from the middle (0,0)
plain-buildings = Buildings
plain-site = construction site
plain-tokens = Tokens
plain-free = Free places beside the city
plain-district = { colour-word }, { $size } buildings at { $cell }
