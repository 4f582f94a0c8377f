import { rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import {
  createDatabase,
  startServer,
} from "../../api/test/debian-postgresql.ts";
import { folderOfRun } from "../../api/test/run-folder.ts";
import { budget, credentials, register } from "../bench/account.ts";
import { percentile } from "../bench/measure.ts";
import { familyMs, processorMs } from "../bench/process-use.ts";
import { ask } from "../src/team-deployment.ts";
import { startProcesses } from "./api-processes.ts";
import { startCaterers } from "./caterers.ts";
import { withStops } from "./stops.ts";

const CALLERS = 16;
const LISTED = 100;

/** What processes of the API do when asked as fast as they answer. */
export interface Capacity {
  name: string;
  perSecond: number;
  /** That 95 % of the calls stay below. */
  ms: number;
  /** Processor time of a call, in ms. */
  api: number;
  database: number;
}

/** How long each call took, in ms. */
type Taken = readonly number[];

/**
 * Saves, lists, sign-ins and caterers' visits, each for `seconds`, on a PostgreSQL of Debian that writes to the disk.
 * Throws when a call is refused.
 */
export function capacityRound(
  processes: number,
  seconds: number,
): Promise<Capacity[]> {
  return withStops(async (stops) => {
    const folder = folderOfRun("banquete-capacity-");
    stops.push(() => rm(folder, { recursive: true }));
    const server = await startServer(join(folder, "server"), []);
    stops.push(() => server.end("SIGQUIT"));
    const database = await createDatabase(server.port);
    const api = await startProcesses(database, processes, stops);
    const tokens: string[] = [];
    for (let nth = 0; nth < CALLERS; nth++)
      tokens.push(await register(api.firstUrl, nth));
    const body = budget("");
    await everyone(async (nth) => {
      for (let saved = 0; saved < LISTED; saved++)
        await send(api.url, tokens[nth]!, "POST", "/orcamentos", body);
    });

    const apis = await api.pids();
    const measure = async (name: string, act: () => Promise<Taken>) => {
      const spent = () => [
        apis.reduce((sum, pid) => sum + processorMs(pid), 0),
        familyMs(server.pid),
      ];
      const before = spent();
      const started = performance.now();
      const taken = await act();
      const ms = performance.now() - started;
      const [ofApi, ofDatabase] = spent().map(
        (after, nth) => (after - before[nth]!) / taken.length,
      );
      return {
        name,
        perSecond: (taken.length * 1000) / ms,
        ms: percentile(taken, 0.95),
        api: ofApi!,
        database: ofDatabase!,
      };
    };
    const repeat = async (method: string, path: string, sent?: SentBody) => {
      const end = performance.now() + seconds * 1000;
      const taken: number[] = [];
      await everyone(async (nth) => {
        for (let at; (at = performance.now()) < end;) {
          await send(api.url, tokens[nth]!, method, path, sent?.(nth));
          taken.push(performance.now() - at);
        }
      });
      return taken;
    };
    return [
      await measure("saves of a budget", () =>
        repeat("PUT", "/orcamentos/1", () => body),
      ),
      await measure(`lists of ${LISTED} budgets`, () =>
        repeat("GET", "/orcamentos?campos=resumo"),
      ),
      await measure("sign-ins", () =>
        repeat("POST", "/auth/login", (nth) =>
          JSON.stringify(credentials(nth)),
        ),
      ),
      await measure("calls of caterers at work", async () => {
        const load = startCaterers({ url: api.url, tokens });
        await setTimeout(seconds * 1000);
        await load.stop();
        if (load.refused.length) throw new Error(load.refused.join("\n"));
        return load.taken;
      }),
    ];
  });
}

/** The body that a caller sends. */
type SentBody = (nth: number) => string;

async function everyone(act: (nth: number) => Promise<void>): Promise<void> {
  await Promise.all(Array.from({ length: CALLERS }, (_, nth) => act(nth)));
}

async function send(
  url: string,
  token: string,
  method: string,
  path: string,
  body?: string,
): Promise<void> {
  const { pathname, search } = new URL(url + path);
  const { status } = await ask(url, {
    method,
    path: pathname + search,
    headers: {
      Authorization: `Bearer ${token}`,
      ...(body && { "Content-Type": "application/json" }),
    },
    ...(body && { body }),
  });
  if (status >= 300) throw new Error(`${method} ${path}: ${status}`);
}
