"""HTTP: routes, pages, who calls, and the door that counts whoever comes in."""
