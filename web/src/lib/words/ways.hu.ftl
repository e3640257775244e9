# Whether people can be told of their turn here; on the page about notices and beside paces over days.
ways-untold = Itt senki sem kap értesítést, amikor ő következik: mindenkinek magának kell benéznie.
ways-insecure = A böngészők csak https-en fogadnak értesítést, ez az oldal viszont http-n érkezett. A szerver üzemeltetője tud rajta segíteni, ha https-címet ad neki; a teendőket az üzemeltetési útmutató „Notices” fejezete írja le.
ways-none = Ez a szerver még nem tud értesítést küldeni. Az üzemeltetője kapcsolhatja be a push-értesítéseket vagy a levélküldést; a teendőket az üzemeltetési útmutató „Notices” fejezete írja le.
