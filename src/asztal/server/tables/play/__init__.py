"""A game that is played: choices, proposals, seats that change hands, and what the people there are told."""
