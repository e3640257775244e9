generic-table = Table
generic-players = Players
generic-choose = Also to choose from
generic-all = Everybody
