barrage-area-map = Map
barrage-area-actions = Actions
barrage-area-contracts = Contracts
barrage-area-company = Company
barrage-area-table = Table

## Map

barrage-map = Map of the valleys
barrage-land-mountain = Mountains
barrage-land-hill = Hills
barrage-land-plain = Plain
barrage-headstream = Headstream { $letter }
barrage-basin = Basin { $basin }, { $area ->
    [mountain] in the mountains
    [hill] in the hills
   *[plain] in the plain
}
barrage-place = Basin { $basin }, { $part ->
    [U] upper dam
    [L] lower dam
    [A] left conduit
    [B] right conduit
   *[other] powerhouse { $part }
}
barrage-waiting = { $count ->
    [0] no drops wait
    [one] { $count } drop waits
   *[other] { $count } drops wait
}
barrage-coming = round { $round }: { $count }
barrage-river-to = { $basin ->
    [0] the river leaves the map
   *[other] the river runs to basin { $basin }
}
barrage-neutral = neutral
barrage-free = free
barrage-free-red = free, red space
barrage-level = level { $level }
barrage-held = { $count } of { $room } drops
barrage-pipe = value { $value }, from basin { $from } to basin { $to }
barrage-price = Printed price of { $piece ->
    [base] a base
    [elevation] the next elevation
   *[conduit] the conduit
}: { $count } { $item ->
    [excavator] excavators
   *[mixer] mixers
}{ $credit ->
    [0] { "" }
   *[other] , and { $credit } credits for the red space
}.
barrage-drop-stops = { $when ->
    [both] A drop would stop here: { $dam }.
    [now] Now a drop would stop here: { $dam }.
   *[later] After the coming water flow it would stop here: { $dam }.
}
barrage-drop-leaves = { $when ->
    [both] A drop would leave the map.
    [now] Now a drop would leave the map.
   *[later] After the coming water flow it would leave the map.
}
barrage-feed = { $name }: { $drops ->
    [one] { $drops } drop
   *[other] { $drops } drops
} from { $dam } through { $conduit }: { $energy } energy{ $fee ->
    [0] { "" }
   *[other] ; { $owner } gets { $fee ->
        [one] { $fee } credit
       *[other] { $fee } credits
    } for the conduit
}.

## Action boards, contracts, patents

barrage-section = { $section ->
    [turbine] Turbine station
    [water_management] Water management
    [bank] Bank
    [workshop] Workshop
    [machinery_shop] Machinery shop
    [contract_office] Contract office
    [patent_office] Patent office
   *[construction] Construction
}
barrage-space-closed = { $space }; closed, opens with { $count } players
barrage-space-taken = { $space }; { $names }
barrage-engineers-of = { $name }: { $count ->
    [one] { $count } engineer
   *[other] { $count } engineers
}
barrage-slot-empty = no tile
barrage-construction = Construction { $number }: { $count ->
    [one] { $count } engineer
   *[other] { $count } engineers
}{ $fee ->
    [0] { "" }
   *[other] , { $fee } credits
}{ $state ->
    [used] , used
    [next] , next
   *[later] { "" }
}
barrage-tier-left = { $left } left
barrage-tier = { $tier ->
    [green] Green contracts
    [yellow] Yellow contracts
   *[red] Red contracts
}, { $left } in the pile
barrage-contract = { $tier ->
    [green] Green contract
    [yellow] Yellow contract
    [red] Red contract
    [national] National contract
   *[starting] Starting contract
}
barrage-national = National contracts
barrage-no-contracts = No contracts
barrage-fulfilled = { $count ->
    [one] { $count } fulfilled contract
   *[other] { $count } fulfilled contracts
}
barrage-draft-contracts = Starting contracts
barrage-copying = Officers to copy, { $used } of { $count } used this round
barrage-tile = { $builds ->
    [base] base tile
    [elevation] elevation tile
    [conduit] conduit tile
    [powerhouse] powerhouse tile
   *[any] wild tile
}

## Company, players, tracks, Automa

## The guided first game

barrage-guide-aim = Most victory points win after five rounds. You get them for energy, for contracts and for building. All energy comes from water, and there is never enough of it for everybody.
barrage-guide-water = Water springs from the four headstreams at the top. Their drops wait until the round is over; then they run down the rivers, from basin to basin.
barrage-guide-dam = A dam stops drops: as many as its level, which is 1 to 3. All others run over it, and what nobody stops leaves the map. This dam is neutral, so everybody may use its water.
barrage-guide-system = Energy takes three things: a dam with water, your own or a neutral one; a conduit that starts in its basin; and a powerhouse of yours in the basin where the conduit ends. Whoever uses another player's conduit pays for it.
barrage-guide-engineers = You have 12 engineers in every round. On a turn you put some of them on one free space and do what it shows; the figure says how many it takes. A red space costs 3 credits more.
barrage-guide-conduit = Let us build. That takes a technology tile of the right kind and machines. { $by ->
    [finger] Tap
   *[mouse] Click
} your conduit tile.
barrage-guide-other = You have chosen the tile for { $piece ->
    [conduit] a conduit
    [powerhouse] a powerhouse
   *[dam] a dam
}. Take it back and choose { $wanted ->
    [P] the powerhouse
   *[C] the conduit
}, or go on like this: it will not be lost.
barrage-guide-powerhouse-first = You have built the powerhouse first. Take it back, or go on like this: then the conduit has to end where it stands, and begin at water.
barrage-guide-base-first = You have begun with a dam of your own. It holds water from the next round on. Take it back, or go on like this: you will need conduit and powerhouse as well.
barrage-guide-away = Your engineers did something else, which is useful too. Take it back, or go on like this: you can build in your next turn.
barrage-guide-conduit-site = A conduit costs 2 excavators for each point of its value. This one begins where a dam already holds water for you. { $by ->
    [finger] Tap
   *[mouse] Click
} it.
barrage-guide-conduit-dry = No water is ready where your conduit begins, or no powerhouse fits where it ends. Take it back, or go on like this and produce later.
barrage-guide-conduit-none = None of the conduits that you can pay for begins at water now. Choose one anyway: below a headstream with drops, water will come.
barrage-guide-wheel = The tile and the machines lie on your construction wheel now, and it has turned by one segment. They are not lost: after five more rotations they are yours again. Every construction turns it, and so does the workshop.
barrage-guide-powerhouse = Now the powerhouse. Your second construction of a round takes 2 engineers, the third and the fourth take 3. { $by ->
    [finger] Tap
   *[mouse] Click
} the powerhouse tile.
barrage-guide-powerhouse-site = It costs 2 concrete mixers, and 1 more for every powerhouse that you have already. Build it where your conduit ends.
barrage-guide-apart = Your powerhouse does not stand where your conduit ends, so no water reaches it. Take it back, or go on like this: another conduit can lead to it later.
barrage-guide-powerhouse-none = There is no free space without a surcharge where your conduit ends. Choose a red one there for 3 credits, or another place for a later conduit.
barrage-guide-produce = Everything is connected, and there is water. Choose a space of the turbine station to produce: drops times the value of the conduit, and the space adds or takes what it shows.
barrage-guide-drops = Choose the dam, the conduit and the number of drops. More drops, more energy; what you leave, others may use.
barrage-guide-away-water = Your engineers did something else, and the water is still there, for the others too if the dam is neutral. Take it back, or go on like this.
barrage-guide-contract = A single production that is strong enough also fulfils a contract. Yours was: { $by ->
    [finger] tap
   *[mouse] click
} the contract and take its reward.
barrage-guide-missing = You go your own way. For energy you still need { $what ->
    [both] a conduit and a powerhouse
    [conduit] a conduit that ends where your powerhouse stands
    [powerhouse] a powerhouse where your conduit ends
   *[apart] a conduit and a powerhouse that belong together: the powerhouse stands where the conduit ends
}. A dam in the basin where the conduit begins has to hold water.
barrage-guide-empty = Conduit and powerhouse are connected, but the dam above them is empty. Water comes when the round ends, if drops wait at a headstream above it.
barrage-guide-energy = This is your energy of the round. When everybody has passed, the most energy brings 6 points and the second most 2, and everybody gets credits for theirs. No energy at all costs 3 points.
barrage-guide-rest = Use the rest of your engineers: add water, buy machines, turn the wheel, take contracts, or get credits at the bank. Whoever has none left passes. Play this round to its end.
barrage-guide-passed = You have passed. The others finish the round, then the water flows.
barrage-guide-flow = All have passed, so the waiting drops have run down to the first dams with room. Water that was used for energy runs on as well, from the powerhouse downwards: a dam of yours below catches it a second time.
barrage-guide-bonus = Every round a bonus tile is scored too. It counts in full for those whose energy has reached the section of the round. The objective tile is scored once, after the last round.
barrage-guide-income = Building uncovers income on your board: with the second, the fourth and the fifth piece of a row. You get it at once and again at the start of every round. Powerhouses make your productions stronger, and with the third one your company's power begins.
barrage-guide-second = Now a second round on your own. The guide speaks up when it sees something that could help you.
barrage-guide-now = There is water for your powerhouse here. Produce before somebody else uses it: a round without energy costs 3 points.
barrage-guide-comes = The dam where your conduit begins is empty, so no turbine glows. The drops that wait here will run down to it, but only when the round ends. Until then: build, or prepare more water.
barrage-guide-dry = The dam where your conduit begins is empty, so no turbine glows, and no waiting drop will stop at it. Bring water to the headstream above it, or lead another conduit to your powerhouse.
barrage-guide-machines = You cannot build now: tiles or machines are missing. They lie on your wheel. The workshop turns it, and machines can be bought.
barrage-guide-section = You have { $energy } energy. From { $from } on the bonus tile of this round counts in full, and the most energy brings 6 points.
barrage-guide-end = { $by ->
    [finger] Hold a finger on anything
   *[mouse] Point at anything
} to read what it does. Now a whole game against an easy opponent, or play this one to its end. In the full game you also choose your company and its officer, and the Patent Office sells better tiles. May the water be yours!
barrage-count = { $item ->
    [vp] { $count } VP
    [energy] { $count } energy
    [credit] credits: { $count }
    [engineer] engineers: { $count }
    [excavator] excavators: { $count }
   *[mixer] concrete mixers: { $count }
}
barrage-wheel = { $name }: construction wheel
barrage-no-tile = no tile
barrage-segment = { $rotations ->
    [0] Open segment
    [one] Back after { $rotations } rotation
   *[other] Back after { $rotations } rotations
}: { $tile }, excavators: { $excavators }, concrete mixers: { $mixers }
barrage-tiles = { $name }: technology tiles
barrage-no-tiles = all tiles are on the wheel
barrage-power-here = the power of the company
barrage-production-bonus = { $bonus } energy more with each production
barrage-power-active = the power of the company is active
barrage-power-later = the power of the company, with { $count } powerhouses
barrage-row = { $structure ->
    [base] bases
    [elevation] elevations
    [conduit] conduits
   *[powerhouse] powerhouses
}: { $left } of { $of } left{ $after ->
    [0] { "" }
    [1] ; the next one uncovers: { $income }
   *[other] ; the next but one uncovers: { $income }
}
barrage-copied = copies { $name }
barrage-players = Players in turn order
barrage-open = { $name }: show the board
barrage-passed = passed
barrage-turn = whose turn it is
barrage-next = next
barrage-round = Round { $round } of { $rounds }
barrage-setup = Setup
barrage-draft = Companies and starting contracts to choose from
barrage-board-of = The board of { $name }
barrage-tracks = Energy, bonus tiles and objective
barrage-energy-of = { $name } { $energy }
barrage-energy-track = Energy: { $standing }. { $least ->
    [0] { "" }
   *[other] Full bonus this round from { $least }.
}
barrage-bonuses = Bonus tiles by round
barrage-bonus = Round { $round }: { $vp } VP each, { $name }
barrage-objective = Objective: { $name }
barrage-now = What the round would bring everybody now
barrage-now-rank = VP for energy
barrage-now-credits = credits for energy
barrage-now-bonus = VP of the bonus tile
barrage-now-objective = objective
barrage-automa = What the Automa tried
barrage-chose = { $place }: { $because }
barrage-step-skipped = { $step } – not possible: { $why ->
    [no-production] nothing to produce with
    [already-ahead] already ahead
    [no-contract] no such contract in reach
    [no-room] the water would reach no dam of its own
    [no-piece] no piece left
    [no-tile] no fitting tile
    [too-few-machines] too few machines
    [no-site] no place for it
    [none-displayed] no such tile on display
    [wheel-empty] the wheel is empty
   *[round-5] not in the last round
}
