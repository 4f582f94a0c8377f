/** A reason why the process cannot start that its operator can fix. The message is the one line that is printed. */
export class StartupError extends Error {}
