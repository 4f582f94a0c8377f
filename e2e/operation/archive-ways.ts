import { execFile } from "node:child_process";
import {
  appendFile,
  chown,
  mkdir,
  readFile,
  writeFile,
} from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { ensurePostgresql } from "tooling/debian-programs";
import { root } from "tooling/workspace";
import {
  DATABASE_USER,
  PASSWORD,
  serverUser,
} from "../../api/test/debian-postgresql.ts";
import { spawnOptions } from "../../api/src/db/embedded/run-as.ts";

/** A way to archive a server's log and to restore the server to a point in time, as docs/deploying.md describes it. */
export interface ArchiveWay {
  /** Of PostgreSQL. */
  settings: string[];
  /** Makes the base backup of a running server. */
  backup(port: number): Promise<void>;
  /** Fills the empty folder of the server's data, which begins at its next start. */
  restore(time: string): Promise<void>;
}

const CONFIGURATION = join(root, "deploy/postgresql");

/** pgBackRest, with everything in a folder that the server may write to. */
export async function pgBackRest(
  folder: string,
  data: string,
): Promise<ArchiveWay> {
  const file = join(folder, "pgbackrest.conf");
  const text = await readFile(join(CONFIGURATION, "pgbackrest.conf"), "utf8");
  await writeFile(
    file,
    text
      .replace("/var/lib/pgbackrest", join(folder, "repository"))
      .replace("/var/lib/postgresql/17/main", data)
      .replace("[global]", `[global]\nlog-path=${folder}\nlock-path=${folder}`)
      .concat(`pg1-socket-path=${folder}\npg1-user=${DATABASE_USER}\n`),
  );
  const command = `pgbackrest --config=${file}`;
  const run = (...args: string[]) =>
    runAsServer("pgbackrest", [
      `--config=${file}`,
      "--stanza=banquete",
      ...args,
    ]);
  return {
    settings: await settingsOf("archive-pgbackrest.conf", (line) =>
      line.replace("pgbackrest", command),
    ),
    async backup(port) {
      const server = `--pg1-port=${port}`;
      await run(server, "stanza-create");
      await run(server, "check");
      await run(server, "--type=full", "backup");
    },
    restore: (time) =>
      run(
        "--type=time",
        `--target=${time}`,
        "--target-action=promote",
        "restore",
      ),
  };
}

/** pg_basebackup and a folder of files. */
export async function files(folder: string, data: string): Promise<ArchiveWay> {
  const archive = "/var/backups/postgresql/";
  const move = (text: string) => text.replaceAll(archive, `${folder}/`);
  await ownFolder(join(folder, "wal"));
  return {
    settings: await settingsOf("archive-files.conf", move),
    backup: (port) =>
      runAsServer(join(ensurePostgresql(), "pg_basebackup"), [
        ...[
          "--host=127.0.0.1",
          `--port=${port}`,
          `--username=${DATABASE_USER}`,
        ],
        ...["--checkpoint=fast", `--pgdata=${join(folder, "base")}`],
      ]),
    async restore(time) {
      await runAsServer("cp", ["-a", `${join(folder, "base")}/.`, data]);
      await appendFile(
        join(data, "postgresql.auto.conf"),
        move(
          `restore_command = 'cp ${archive}wal/%f %p'
recovery_target_time = '${time}'
recovery_target_action = 'promote'
`,
        ),
      );
      await runAsServer("touch", [join(data, "recovery.signal")]);
    },
  };
}

/** The settings of a file of deploy/postgresql, as `postgres -c` takes them. */
async function settingsOf(
  name: string,
  change: (line: string) => string,
): Promise<string[]> {
  const text = await readFile(join(CONFIGURATION, name), "utf8");
  return [...text.matchAll(/^(\w+) = '?(.*?)'?$/gm)].map(([, key, value]) =>
    change(`${key}=${value}`),
  );
}

export async function ownFolder(path: string): Promise<void> {
  await mkdir(path, { mode: 0o700 });
  const user = serverUser();
  if (user) await chown(path, user.uid, user.gid);
}

async function runAsServer(
  program: string,
  args: readonly string[],
): Promise<void> {
  const { env, ...options } = spawnOptions(serverUser());
  await promisify(execFile)(program, args, {
    ...options,
    env: { ...env, PGPASSWORD: PASSWORD },
  });
}
