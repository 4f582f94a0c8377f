import { errorsByField } from "shared-contracts/endpoints/errors-by-field";
import { withDetail } from "shared-contracts/formats/with-detail";

/** The line of a form that was refused: with the server's text, unless the fields show all of it. */
export function refusalLine(
  line: string,
  error: unknown,
  paths: Readonly<Record<string, string>>,
): string {
  return errorsByField(error, paths).elsewhere ? withDetail(line, error) : line;
}
