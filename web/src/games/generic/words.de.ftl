generic-table = Tisch
generic-players = Mitspielende
generic-choose = Außerdem zur Wahl
