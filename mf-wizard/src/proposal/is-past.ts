import { localDate } from "shared-contracts/formats/local-date";

/** Whether a day (`YYYY-MM-DD`) is over on the clock of this place. */
export function isPast(day: string): boolean {
  return day < localDate(new Date());
}
