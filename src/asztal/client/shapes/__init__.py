"""Types of what a program is sent and sends, for type checkers and editors; nothing of it is checked at run time."""
