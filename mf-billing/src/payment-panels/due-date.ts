const DAY = 24 * 60 * 60 * 1000;

const WEEKDAY = new Intl.DateTimeFormat("pt-BR", {
  weekday: "long",
  timeZone: "UTC",
});

/** A last day to pay, in words. */
export interface DueDate {
  /** "25/11/2026". */
  day: string;
  /** "quarta-feira, em 5 dias"; "hoje" on the day. */
  distance: string;
  /** The day is over. */
  isOver: boolean;
}

/** Reads a zoneless `YYYY-MM-DD` against today's local date; null where it is none. */
export function dueDate(date: string | null, today: Date): DueDate | null {
  const [, year, month, day] =
    /^(\d{4})-(\d{2})-(\d{2})$/.exec(date ?? "") ?? [];
  if (year === undefined) return null;
  const due = Date.UTC(Number(year), Number(month) - 1, Number(day));
  const days =
    (due - Date.UTC(today.getFullYear(), today.getMonth(), today.getDate())) /
    DAY;
  return {
    day: `${day}/${month}/${year}`,
    distance: distance(due, days),
    isOver: days < 0,
  };
}

function distance(due: number, days: number): string {
  if (days === 0) return "hoje";
  if (days < 0) return "vencido";
  const weekday = WEEKDAY.format(due);
  return `${weekday}, ${days === 1 ? "amanhã" : `em ${days} dias`}`;
}
