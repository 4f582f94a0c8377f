import { spawnSync } from "node:child_process";
import { readFileSync, statSync } from "node:fs";

/** The system user the database runs as. */
export interface RunAs {
  name: string;
  uid: number;
  gid: number;
}

/** PostgreSQL refuses to run as root. Root runs it as `postgres` where that user exists, else as `nobody`. */
export function databaseUser(): RunAs {
  const users = readFileSync("/etc/passwd", "utf8").split("\n");
  for (const name of ["postgres", "nobody"]) {
    const fields = users
      .find((line) => line.startsWith(`${name}:`))
      ?.split(":");
    const [uid, gid] = [Number(fields?.[2]), Number(fields?.[3])];
    if (uid > 0 && gid > 0) return { name, uid, gid };
  }
  return { name: "nobody", uid: 65_534, gid: 65_534 };
}

/** The owner of a file; null when the file is missing or root's. */
export function ownerOf(file: string): RunAs | null {
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found || found.uid === 0) return null;
  return { name: `uid ${found.uid}`, uid: found.uid, gid: found.gid };
}

/** Spawn options of a child that runs as the database user, without PG* variables in its environment. */
export function spawnOptions(user: RunAs | null) {
  return {
    cwd: "/",
    env: { PATH: "/usr/bin:/bin", LC_ALL: "C", TZ: "UTC" },
    ...(user && { uid: user.uid, gid: user.gid }),
  };
}

/** Whether the database user can enter the folder and write in it. */
export function canWrite(folder: string, user: RunAs | null): boolean {
  return holds('test -d "$1" && test -x "$1" && test -w "$1"', folder, user);
}

/** Whether the database user can run the program. */
export function canRun(program: string, user: RunAs | null): boolean {
  return holds('test -f "$1" && test -x "$1"', program, user);
}

/** Whether a shell test succeeds for that user, so that every kind of permission counts. */
function holds(test: string, path: string, user: RunAs | null): boolean {
  const { status } = spawnSync("/bin/sh", ["-c", test, "sh", path], {
    ...spawnOptions(user),
    stdio: "ignore",
  });
  return status === 0;
}
