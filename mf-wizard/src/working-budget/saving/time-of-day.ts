const TIME = new Intl.DateTimeFormat("pt-BR", {
  hour: "2-digit",
  minute: "2-digit",
});

const DAY = new Intl.DateTimeFormat("pt-BR", {
  day: "2-digit",
  month: "2-digit",
  year: "numeric",
});

/** "14:32", local time; `instant` in ms since 1970. */
export function timeOfDay(instant: number): string {
  return TIME.format(instant);
}

/** "hoje, 14:32", or with the day when that is another: "19/11/2026, 14:32". Both in ms since 1970. */
export function dayAndTime(instant: number, now: number): string {
  const day = DAY.format(instant);
  return `${day === DAY.format(now) ? "hoje" : day}, ${timeOfDay(instant)}`;
}
