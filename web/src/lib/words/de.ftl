site-name = Asztal
