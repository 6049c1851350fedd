"""Tables as they are played: the socket, the driver of the tables in memory, and the bots."""
