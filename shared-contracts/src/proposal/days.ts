const DAY_MS = 24 * 60 * 60 * 1000;

/** "22/12/2026" for "2026-12-22"; another text is unchanged. */
export function writtenDay(day: string): string {
  return day.replace(/^(\d{4})-(\d\d)-(\d\d)$/, "$3/$2/$1");
}

/** The day `days` days later (`YYYY-MM-DD`). */
export function daysLater(day: string, days: number): string {
  const later = new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS);
  return later.toISOString().slice(0, 10);
}

/** Whether a text is an existing day, as `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && daysLater(text, 0) === text;
}

/** The same day of the month `months` months later (`YYYY-MM-DD`), or the last day of a shorter month. */
export function monthsLater(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  const target = month - 1 + months;
  const last = new Date(Date.UTC(year, target + 1, 0)).getUTCDate();
  const later = new Date(Date.UTC(year, target, Math.min(date, last)));
  return later.toISOString().slice(0, 10);
}

/** The number of days from one day to another, both `YYYY-MM-DD`. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS;
}
