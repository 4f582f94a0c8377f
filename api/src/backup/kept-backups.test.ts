import { backupName, outdatedBackups } from "./kept-backups.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const NIGHT = Date.parse("2026-11-25T03:00:00Z");
/** The name of the backup so many days before. */
const name = (days: number) =>
  backupName(new Date(NIGHT - days * DAY_MS), true);
const days = (names: readonly string[]) => names.map((one) => one.slice(9, 19));

test("a backup a night for two years leaves 7 days, 4 weeks and 12 months [backups-go-in-time]", () => {
  let kept: string[] = [];
  for (let ago = 730; ago >= 0; ago--) {
    kept.push(name(ago));
    const now = new Date(NIGHT - ago * DAY_MS + 60_000);
    const gone = new Set(outdatedBackups(kept, now));
    kept = kept.filter((one) => !gone.has(one));
  }
  expect(days(kept)).toEqual([
    "2025-12-31",
    "2026-01-31",
    "2026-02-28",
    "2026-03-31",
    "2026-04-30",
    "2026-05-31",
    "2026-06-30",
    "2026-07-31",
    "2026-08-31",
    "2026-09-30",
    "2026-10-31",
    "2026-11-08",
    "2026-11-15",
    "2026-11-19",
    "2026-11-20",
    "2026-11-21",
    "2026-11-22",
    "2026-11-23",
    "2026-11-24",
    "2026-11-25",
  ]);
});

test("of several a day the newest stays; other files and the newest of all are never deleted", () => {
  const now = new Date("2026-11-25T12:00:00Z");
  const morning = backupName(new Date("2026-11-25T03:00:00Z"), false);
  const noon = backupName(new Date("2026-11-25T11:59:59Z"), false);
  const others = ["erased-accounts.txt", "banquete.gz", `${morning}.part`];
  expect(outdatedBackups([morning, ...others, noon], now)).toEqual([morning]);
  expect(outdatedBackups([name(900)], now)).toEqual([]);
  expect(outdatedBackups([name(366), name(365), noon], now)).toEqual([
    name(365),
    name(366),
  ]);
});
