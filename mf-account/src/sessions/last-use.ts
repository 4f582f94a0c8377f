import { formatDay } from "shared-contracts/formats/format-day";

/** "Usado hoje" or "Usado em 20/11/2026": the last use is exact to the hour only. */
export function lastUse(lastUsedAt: string, now: Date): string {
  const day = formatDay(lastUsedAt);
  return day === formatDay(now.toISOString())
    ? "Usado hoje"
    : `Usado em ${day}`;
}
