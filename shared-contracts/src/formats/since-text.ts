const MINUTES = { hour: 60, day: 1440 } as const;
const relative = new Intl.RelativeTimeFormat("pt-BR");

/** How long ago something was, in words: "há 12 minutos". Both times in ms since 1970. */
export function sinceText(then: number, now: number): string {
  const minutes = Math.floor((now - then) / 60_000);
  if (minutes < 1) return "há menos de 1 minuto";
  if (minutes < MINUTES.hour) return relative.format(-minutes, "minute");
  const unit = minutes < MINUTES.day ? "hour" : "day";
  return relative.format(-Math.floor(minutes / MINUTES[unit]), unit);
}
