"""What a hint proposes where a bot would do something else: bots do not play by this."""
