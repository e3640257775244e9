"""The database: its tables, the job queue in it, and how it is written, migrated, backed up and cleaned."""
