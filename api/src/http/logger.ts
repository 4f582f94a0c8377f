/** Logs go to stderr as JSON lines: stdout is for the ready line. What signs anyone in is never written. */
export function loggerOptions(level: string) {
  return {
    level,
    stream: process.stderr,
    redact: {
      paths: [
        "req.headers.authorization",
        "*.authorization",
        "*.password",
        "*.token",
        "err.parameters",
        "err.detail",
      ],
      censor: "[redacted]",
    },
  };
}
