"""Tables in play: choices, proposals, seats that change hands, and what people there are told."""
