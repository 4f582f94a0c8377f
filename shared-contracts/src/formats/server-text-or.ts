/** What the server said of a failed call, or `line` where it said nothing. Reads the error by its shape. */
export function serverTextOr(line: string, error: unknown): string {
  if (!(error instanceof Error) || error.message === "") return line;
  // An error of a shell before contract 1.12 does not say.
  const { hasServerText } = error as { hasServerText?: boolean };
  return hasServerText === false ? line : error.message;
}
