"""The games, one subpackage each, which exposes its rules as `TITLE`. Reach them through `asztal.registry`."""
