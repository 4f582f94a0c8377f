/** Days are the caterer's country's, whatever the machine's time zone. */
const timeZone = "America/Sao_Paulo";
const DAY = new Intl.DateTimeFormat("pt-BR", { timeZone });
const TIME = new Intl.DateTimeFormat("pt-BR", {
  timeZone,
  hour: "2-digit",
  minute: "2-digit",
});
const DATE = new Intl.DateTimeFormat("en-CA", { timeZone });

/** The day of an instant as people read it: "20/11/2026". */
export function brazilDay(instant: Date): string {
  return DAY.format(instant);
}

/** "25/11/2026 às 14:02". */
export function brazilTime(instant: Date): string {
  return `${DAY.format(instant)} às ${TIME.format(instant)}`;
}

/** The date of an instant as data: "2026-11-20". At ten in the evening it is not tomorrow yet, as it is in UTC. */
export function brazilDate(instant: Date): string {
  return DATE.format(instant);
}
