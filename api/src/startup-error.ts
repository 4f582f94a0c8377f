/** A reason the process cannot start that its operator can mend; the message is the one line they read. */
export class StartupError extends Error {}
