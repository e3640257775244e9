"""HTTP: routes, pages, identifying callers, and the door that counts every request."""
