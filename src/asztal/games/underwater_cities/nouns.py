"""What the words of the effect language speak of: colours, items, pieces, what is counted and what happens.

A row with any other noun is refused when it is read, with what was probably meant.
"""

from typing import Literal

Colour = Literal["green", "red", "yellow"]
Item = Literal["kelp", "steelplast", "science", "credit", "biomatter", "point", "card", "federation"]
Thing = Literal[
    "farm",
    "desalination",
    "laboratory",
    "tunnel",
    "nonsymbiotic_city",
    "symbiotic_city",
    "building",
    "structure",
    "city",
]
Counted = Literal[
    "connected_city",
    "connected_symbiotic_city",
    "connected_nonsymbiotic_city",
    "connected_city_all_types",
    "connected_city_upgraded_pair",
    "connected_metropolis",
    "connected_farm",
    "connected_desalination",
    "connected_laboratory",
    "connected_building",
    "connected_upgraded_farm",
    "connected_upgraded_desalination",
    "connected_upgraded_laboratory",
    "connected_expansion_building",
    "tunnel_at_city",
    "upgraded_tunnel_at_city",
    "upgraded_structure",
    "action_card",
    "permanent_card",
    "production_card",
    "special_card_paid",
]
HappeningName = Literal[
    "farm_built",
    "desalination_built",
    "laboratory_built",
    "tunnel_built",
    "nonsymbiotic_city_built",
    "symbiotic_city_built",
    "building_built",
    "structure_built",
    "city_built",
    "farm_upgraded",
    "desalination_upgraded",
    "laboratory_upgraded",
    "tunnel_upgraded",
    "building_upgraded",
    "structure_upgraded",
    "city_nth",
    "turn_nth",
    "city_completed",
    "slot_used",
    "slot_gave",
    "slot_mismatch",
    "space_reached",
    "action_card_used",
    "special_card_paid",
    "metropolis_connected",
    "card_claimed",
    "excess_discarded",
    "turn_end",
]
