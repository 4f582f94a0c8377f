const DAY_IN_MINUTES = 24 * 60;

/** When the event ends, as `HH:MM`; null without a start or a duration (hours). */
export function endTime(eventTime: string, duration: number): string | null {
  const [hours, minutes] = eventTime.split(":").map(Number);
  if (hours === undefined || minutes === undefined || !(duration > 0))
    return null;
  const end = Math.round(hours * 60 + minutes + duration * 60) % DAY_IN_MINUTES;
  if (Number.isNaN(end)) return null;
  return [Math.floor(end / 60), end % 60]
    .map((part) => String(part).padStart(2, "0"))
    .join(":");
}
