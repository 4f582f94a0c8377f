const DAY_MS = 24 * 60 * 60 * 1000;

/** "2026-12-22" as "22/12/2026"; a text that is no day unchanged. */
export function writtenDay(day: string): string {
  return day.replace(/^(\d{4})-(\d\d)-(\d\d)$/, "$3/$2/$1");
}

/** The day (`YYYY-MM-DD`) so many days later. */
export function daysLater(day: string, days: number): string {
  const later = new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS);
  return later.toISOString().slice(0, 10);
}
