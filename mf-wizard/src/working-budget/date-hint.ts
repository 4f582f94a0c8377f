const DAY = 24 * 60 * 60 * 1000;

const WEEKDAY = new Intl.DateTimeFormat("pt-BR", {
  weekday: "long",
  timeZone: "UTC",
});

/** The line under the date: "Sábado, daqui a 22 dias". `isPast` makes it a warning, never an error. */
export interface DateHint {
  text: string;
  isPast: boolean;
}

/** Reads a zoneless `YYYY-MM-DD` against today's local date; null without a date. */
export function dateHint(eventDate: string, today: Date): DateHint | null {
  const day = Date.parse(`${eventDate}T00:00Z`);
  if (Number.isNaN(day)) return null;
  const days =
    (day - Date.UTC(today.getFullYear(), today.getMonth(), today.getDate())) /
    DAY;
  const weekday = WEEKDAY.format(day);
  const name = weekday.charAt(0).toUpperCase() + weekday.slice(1);
  return { text: `${name}, ${distance(days)}`, isPast: days < 0 };
}

function distance(days: number): string {
  if (days === 0) return "hoje";
  if (days === 1) return "amanhã";
  if (days > 1) return `daqui a ${days.toLocaleString("pt-BR")} dias`;
  if (days === -1) return "ontem";
  return `há ${(-days).toLocaleString("pt-BR")} dias`;
}
