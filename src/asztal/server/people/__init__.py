"""People: who somebody is, on which devices they are known, and how a device is signed out."""
