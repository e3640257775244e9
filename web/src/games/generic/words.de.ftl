generic-table = Tisch
generic-players = Mitspielende
generic-choose = Außerdem zur Wahl
generic-all = Alle
