"""Who is connected, to this process and to the others, and how the processes tell each other what changed."""
