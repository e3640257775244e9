"""The play service: tables that people share, live or over days. `docs/protocol.md` says how to talk to it."""
