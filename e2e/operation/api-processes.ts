import { tmpdir } from "node:os";
import { setTimeout } from "node:timers/promises";
import { freePorts } from "tooling/port";
import {
  type ApiProcess,
  killLeftovers,
  startApi,
} from "../../api/test/api-process.ts";
import { runWith, startPrintedSite } from "../src/printed-site.ts";
import type { Stops } from "./stops.ts";

/** As a supervisor does. */
const RESTART_MS = 500;
const STARTS = 20;

/** Processes of the API behind nginx. */
export interface ApiProcesses {
  /** Of all, by nginx. Its certificate is not trusted. */
  url: string;
  /** Of the first. */
  firstUrl: string;
  pids(): Promise<number[]>;
  /** Kills one, and starts it again as a supervisor does. Resolves when it is killed. */
  kill(nth: number): Promise<void>;
}

/** Starts processes of the API on a database, without a limit for the one address that all the load comes from. */
export async function startProcesses(
  databaseUrl: string,
  count: number,
  stops: Stops,
): Promise<ApiProcesses> {
  const port = await freePorts(2 + count);
  const page = `https://banquete.localhost:${port}`;
  const env = {
    DATABASE_URL: databaseUrl,
    BANQUETE_ORIGINS: page,
    BANQUETE_API_URL: `${page}/api`,
    BANQUETE_TRUST_PROXY: "1",
    BANQUETE_RATE_LIMIT: "1000000",
    BANQUETE_LOGIN_RATE_LIMIT: "0",
  };
  const ports = Array.from({ length: count }, (_, nth) => port + 2 + nth);
  const start = (apiPort: number, tries = STARTS): Promise<ApiProcess> =>
    startApi({ ...env, BANQUETE_API_PORT: String(apiPort) }).catch(
      async (error: unknown) => {
        if (tries === 1) throw error;
        await setTimeout(RESTART_MS);
        return start(apiPort, tries - 1);
      },
    );
  const processes = ports.map((apiPort) => start(apiPort));
  stops.push(async () => {
    await Promise.allSettled(processes);
    killLeftovers();
  });
  await Promise.all(processes);
  const run = runWith({
    ...env,
    BANQUETE_RELEASE_TARGET: tmpdir(),
    BANQUETE_NGINX_CALL_RATE: "0",
    BANQUETE_NGINX_CONNECTIONS: "0",
  });
  const site = await startPrintedSite(run, port, ports);
  stops.push(() => site.stop());
  return {
    url: env.BANQUETE_API_URL,
    firstUrl: `http://127.0.0.1:${ports[0]}`,
    pids: async () => (await Promise.all(processes)).map(({ pid }) => pid),
    async kill(nth) {
      const at = nth % count;
      const killed = processes[at]!.then((api) => api.end("SIGKILL"));
      processes[at] = killed.then(() => start(ports[at]!));
      await killed;
    },
  };
}
