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

/** Whether a text is a day of the calendar as `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && daysLater(text, 0) === text;
}

/** The same day of the month so many months later (`YYYY-MM-DD`), or the last one of a shorter month. */
export function monthsLater(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  const target = month - 1 + months;
  const last = new Date(Date.UTC(year, target + 1, 0)).getUTCDate();
  const later = new Date(Date.UTC(year, target, Math.min(date, last)));
  return later.toISOString().slice(0, 10);
}

/** How many days the second day is after the first; both `YYYY-MM-DD`. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS;
}
