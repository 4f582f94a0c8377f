import { formatInstant } from "./format-instant.ts";

/** The notice when the list of releases in use is an older one. */
export function keptListNotice(since: string): string {
  return `A lista de versões não pôde ser lida. O Banquete usa a de ${formatInstant(since)}.`;
}
