import { rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import pg from "pg";
import { killLeftovers, startApi } from "../../api/test/api-process.ts";
import {
  createDatabase,
  launch,
  startServer,
  urlOf,
} from "../../api/test/debian-postgresql.ts";
import { folderOfRun } from "../../api/test/run-folder.ts";
import { budget, caller, register } from "../bench/account.ts";
import { files, ownFolder, pgBackRest } from "./archive-ways.ts";
import { withStops } from "./stops.ts";

const WAYS = { pgBackRest, files };
const OTHER = "Outra";
const COPIES = `insert into budgets (user_id, id, nome, total_cents, dados)
  select user_id, id + number, nome, total_cents, dados
  from budgets, generate_series(1, $1) as number where nome = '${OTHER}'`;

/** What came back after the loss of a server, and what it took. */
export interface PointInTime {
  /** Names of budgets. */
  restored: string[];
  /** From the last save to the moment when its log was archived, in ms. */
  archivedMs: number;
  /** From the loss to the first list, in ms. */
  restoredMs: number;
}

/**
 * Saves a budget, makes a base backup, saves a second, deletes both by mistake, destroys the server with its data, and
 * restores it to the moment before the mistake. Beside them the server holds `others` of another account.
 */
export function pointInTimeRound(
  way: keyof typeof WAYS,
  archiveSeconds: number,
  others = 0,
): Promise<PointInTime> {
  return withStops(async (stops) => {
    const folder = folderOfRun("banquete-point-");
    stops.push(() => rm(folder, { recursive: true }));
    const archive = join(folder, "archive");
    await ownFolder(archive);
    const data = join(folder, "server/data");
    const { settings, backup, restore } = await WAYS[way](archive, data);
    const all = [
      ...settings,
      `archive_timeout=${archiveSeconds}`,
      // Where pgBackRest asks.
      `unix_socket_directories=${archive}`,
    ];
    const server = await startServer(join(folder, "server"), all);
    stops.push(() => server.end("SIGQUIT"));
    const url = await createDatabase(server.port);
    const api = await startApi({ DATABASE_URL: url });
    stops.push(async () => killLeftovers());
    const token = await register(api.url, 1);
    const call = caller(api.url, token);
    const save = (nome: string) =>
      call("POST", "/orcamentos", budget("").replace("Festa", nome));
    await save("Antes");
    if (others) {
      const other = caller(api.url, await register(api.url, 2));
      await other("POST", "/orcamentos", budget("").replace("Festa", OTHER));
      await query(url, COPIES, [others]);
    }
    await backup(server.port);
    // pgBackRest tells a backup's end to the second.
    await setTimeout(1_000);
    await save("Depois");
    const [time] = await query(url, "select clock_timestamp()::text");
    await call("DELETE", "/orcamentos/1");
    await call("DELETE", "/orcamentos/2");
    const archivedMs = await untilArchived(url);

    const lost = performance.now();
    killLeftovers();
    await server.end("SIGQUIT");
    await rm(data, { recursive: true });
    await ownFolder(data);
    await restore(time!);
    const second = await launch(data, all);
    stops.push(() => second.end("SIGQUIT"));
    const again = urlOf(second.port, new URL(url).pathname.slice(1));
    while (
      (await query(again, "select pg_is_in_recovery()::text"))[0] !== "false"
    )
      await setTimeout(20);
    const restoredApi = await startApi({ DATABASE_URL: again });
    const answer = await caller(restoredApi.url, token)(
      "GET",
      "/orcamentos?campos=resumo",
    );
    const rows = (await answer.json()) as { nome: string }[];
    return {
      restored: rows.map(({ nome }) => nome),
      archivedMs,
      restoredMs: performance.now() - lost,
    };
  });
}

/** How long it takes until everything that is written now is archived, in ms. */
async function untilArchived(url: string): Promise<number> {
  const started = performance.now();
  const [file] = await query(
    url,
    "select pg_walfile_name(pg_current_wal_insert_lsn())",
  );
  const isArchived =
    "select (last_archived_wal >= $1)::text from pg_stat_archiver";
  while ((await query(url, isArchived, [file]))[0] !== "true")
    await setTimeout(50);
  return performance.now() - started;
}

/** The first column of each row, as text. */
async function query(
  url: string,
  sql: string,
  values: unknown[] = [],
): Promise<string[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const { rows } = await client.query<string[]>({
      text: sql,
      values,
      rowMode: "array",
    });
    return rows.map(([first]) => first!);
  } finally {
    await client.end();
  }
}
