const IN_FULL = new Intl.DateTimeFormat("pt-BR", {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

/** "22 de dezembro de 2026" for "2026-12-22". */
export function writtenInFull(day: string): string {
  return IN_FULL.format(new Date(`${day}T00:00:00Z`));
}
