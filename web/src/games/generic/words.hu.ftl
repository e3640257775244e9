generic-table = Asztal
generic-players = Játékosok
generic-choose = Ezek közül is választhatsz
generic-all = Mindenki
