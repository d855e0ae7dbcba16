"""The review of a game that is over: what it found (`findings`), how that is found (`work`), and looked at (`moments`,
`panel`)."""
