const INSTANT = new Intl.DateTimeFormat("pt-BR", {
  dateStyle: "short",
  timeStyle: "short",
});

/** The local day and minute of an ISO instant, "20/11/2026, 17:30"; empty where the text is no instant. */
export function formatInstant(instant: string): string {
  const date = new Date(instant);
  return Number.isNaN(date.getTime()) ? "" : INSTANT.format(date);
}
