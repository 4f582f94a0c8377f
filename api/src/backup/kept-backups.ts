const KEEP = { daily: 7, weekly: 4, monthly: 12 };
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;
const NAME = /^banquete-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.gz(\.age)?$/;

/** The name of a backup in a folder that keeps many, by its time in UTC. */
export function backupName(now: Date, isEncrypted: boolean): string {
  const time = now.toISOString().slice(0, 19).replaceAll(":", "-");
  return `banquete-${time}Z.gz${isEncrypted ? ".age" : ""}`;
}

/**
 * The backups that may go: all but the newest of each of the last 7 days, 4 weeks and 12 months that have one, and all
 * that are older than a year. The newest stays, and so do files with other names.
 */
export function outdatedBackups(names: readonly string[], now: Date): string[] {
  const dated = names
    .flatMap((name) => {
      const time = timeOf(name);
      return time ? [{ name, time }] : [];
    })
    .sort((a, b) => b.time.getTime() - a.time.getTime());
  const kept = new Set([
    ...newestOfEach(dated, dayOf, KEEP.daily),
    ...newestOfEach(dated, weekOf, KEEP.weekly),
    ...newestOfEach(dated, monthOf, KEEP.monthly),
  ]);
  return dated
    .slice(1)
    .filter(
      (one) => !kept.has(one) || now.getTime() - one.time.getTime() > YEAR_MS,
    )
    .map(({ name }) => name);
}

interface Dated {
  name: string;
  time: Date;
}

function timeOf(name: string): Date | null {
  const [, day, hours, minutes, seconds] = NAME.exec(name) ?? [];
  if (!day) return null;
  return new Date(`${day}T${hours}:${minutes}:${seconds}Z`);
}

function newestOfEach(
  dated: readonly Dated[],
  period: (time: Date) => string,
  count: number,
): Dated[] {
  const newest = new Map<string, Dated>();
  for (const one of dated) {
    const key = period(one.time);
    if (!newest.has(key)) newest.set(key, one);
  }
  return [...newest.values()].slice(0, count);
}

const dayOf = (time: Date) => time.toISOString().slice(0, 10);
const monthOf = (time: Date) => time.toISOString().slice(0, 7);

/** The Monday of its week. */
function weekOf(time: Date): string {
  const monday = new Date(time);
  monday.setUTCDate(time.getUTCDate() - ((time.getUTCDay() + 6) % 7));
  return dayOf(monday);
}
