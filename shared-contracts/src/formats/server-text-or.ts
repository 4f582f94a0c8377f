import { withDetail } from "./with-detail.ts";

/**
 * The text to show for a failed call: the server's own text; without one `line`, with the reason when no answer came.
 * Accepts an `ApiError` of any bundle.
 */
export function serverTextOr(line: string, error: unknown): string {
  if (!(error instanceof Error) || error.message === "") return line;
  // Errors other than ApiError have neither.
  const { hasServerText, status } = error as {
    hasServerText?: boolean;
    status?: number | null;
  };
  if (hasServerText !== false) return error.message;
  return status === null ? withDetail(line, error) : line;
}
