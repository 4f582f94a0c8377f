import { withDetail } from "./with-detail.ts";

/**
 * What the server said of a failed call, or `line` where it said nothing; with the reason where there was no answer.
 * Reads the error by its shape.
 */
export function serverTextOr(line: string, error: unknown): string {
  if (!(error instanceof Error) || error.message === "") return line;
  // An error of a shell before contract 1.12 does not say.
  const { hasServerText, status } = error as {
    hasServerText?: boolean;
    status?: number | null;
  };
  if (hasServerText !== false) return error.message;
  return status === null ? withDetail(line, error) : line;
}
