const INSTANT = new Intl.DateTimeFormat("pt-BR", {
  dateStyle: "short",
  timeStyle: "short",
});

/**
 * The local day and minute of an instant, ISO or in ms since 1970: "20/11/2026, 17:30"; empty where a text is none.
 */
export function formatInstant(instant: string | number): string {
  const date = new Date(instant);
  return Number.isNaN(date.getTime()) ? "" : INSTANT.format(date);
}

/** The notice when the list of releases in use is an older one. */
export function keptListNotice(since: string): string {
  return `A lista de versões não pôde ser lida. O Banquete usa a de ${formatInstant(since)}.`;
}
