"""`make handbook`: a site from docs and from what the code says of itself, which the server shows at /handbook.

`pages` writes what docs has as the site needs it, `games` the pages of the games, `reference` and `schemas` those that
are made from the code; Zensical makes a site of them, by mkdocs.yml; `site` checks it and packs it.
"""
