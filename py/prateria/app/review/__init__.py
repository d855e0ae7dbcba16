"""The review of a game that is over: what it found (`findings`), how that is found (`work`), what is told of it
(`told`), looked at (`moments`, `panel`)."""
