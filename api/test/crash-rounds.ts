/**
 * Kills the API, and every third time its database server too, while budgets are saved, then starts it again and
 * checks: every acknowledged budget must exist, and every unacknowledged one that is sent again under its key must
 * exist once. To run it alone: `node api/test/crash-rounds.ts 20`.
 */
import { randomInt, randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { SAMPLE_100 } from "shared-contracts/templates/sample-100";
import {
  type ApiProcess,
  killLeftovers,
  serverPid,
  startApi,
  temporaryDataDir,
} from "./api-process.ts";

/** Concurrent savers. */
const SAVERS = 4;

export interface CrashReport {
  rounds: number;
  acknowledged: number;
  /** Acknowledged but missing afterwards: must be 0. */
  lost: number;
  /** Saved more than once: must be 0. */
  doubled: number;
  /** Saves without an answer when the API died, which were sent again. */
  resent: number;
  /** Starts that took over the server of the killed API. */
  adopted: number;
  /** Starts after the server was killed too. */
  recovered: number;
}

interface Save {
  nome: string;
  key: string;
}

export async function runCrashRounds(rounds: number): Promise<CrashReport> {
  const { dataDir, remove } = temporaryDataDir();
  try {
    return await crash(rounds, dataDir);
  } finally {
    killLeftovers();
    const left = serverPid(dataDir);
    if (left !== null) process.kill(left, "SIGQUIT");
    remove();
  }
}

async function crash(rounds: number, dataDir: string): Promise<CrashReport> {
  const env = {
    BANQUETE_DATA_DIR: dataDir,
    BANQUETE_RATE_LIMIT: "1000000",
  };
  const report: CrashReport = {
    rounds,
    acknowledged: 0,
    lost: 0,
    doubled: 0,
    resent: 0,
    adopted: 0,
    recovered: 0,
  };
  const acknowledged: Save[] = [];
  let api = await startApi(env);
  const token = await register(api);
  for (let round = 1; round <= rounds; round++) {
    const enough = acknowledged.length + randomInt(SAVERS, 10 * SAVERS);
    const unanswered = await saveUntilKilled(
      api,
      token,
      acknowledged,
      async () => {
        while (acknowledged.length < enough) await setTimeout(1);
        await api.end("SIGKILL");
      },
    );
    const left = serverPid(dataDir);
    if (round % 3 === 0 && left !== null) {
      process.kill(left, "SIGKILL");
      report.recovered++;
    }
    api = await startApi(env);
    if (left !== null && serverPid(dataDir) === left) report.adopted++;
    for (const save of unanswered) {
      if (!(await send(api, token, save)))
        throw new Error("A save sent again was refused.");
      acknowledged.push(save);
    }
    report.resent += unanswered.length;
  }
  const names = await savedNames(api, token);
  report.acknowledged = acknowledged.length;
  report.lost = acknowledged.filter(({ nome }) => !names.includes(nome)).length;
  report.doubled = names.length - new Set(names).size;
  await api.end("SIGTERM");
  if (serverPid(dataDir) !== null)
    throw new Error("The database server is still there.");
  return report;
}

/** Saves concurrently until the API is gone; returns the saves without an answer. */
async function saveUntilKilled(
  api: ApiProcess,
  token: string,
  acknowledged: Save[],
  kill: () => Promise<unknown>,
): Promise<Save[]> {
  const unanswered: Save[] = [];
  const saver = async () => {
    for (;;) {
      const save = { nome: randomUUID(), key: randomUUID() };
      try {
        if (await send(api, token, save)) acknowledged.push(save);
      } catch {
        unanswered.push(save);
        return;
      }
    }
  };
  await Promise.all([kill(), ...Array.from({ length: SAVERS }, saver)]);
  return unanswered;
}

/** Whether the save was acknowledged; throws without an answer. */
async function send(
  api: ApiProcess,
  token: string,
  { nome, key }: Save,
): Promise<boolean> {
  const answer = await fetch(`${api.url}/orcamentos`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
      "idempotency-key": key,
    },
    body: JSON.stringify({ nome, dados: SAMPLE_100, totalFinal: 0 }),
  });
  await answer.text();
  return answer.status === 201;
}

async function register(api: ApiProcess): Promise<string> {
  const answer = await fetch(`${api.url}/auth/register`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      name: "Ana",
      email: "ana@exemplo.com",
      phone: "31999990000",
      password: "segredo",
    }),
  });
  const { token } = (await answer.json()) as { token: string };
  await fetch(`${api.url}/plans/activate-trial`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
  });
  return token;
}

async function savedNames(api: ApiProcess, token: string): Promise<string[]> {
  const answer = await fetch(`${api.url}/orcamentos`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const rows = (await answer.json()) as { nome: string }[];
  return rows.map(({ nome }) => nome);
}

if (import.meta.main) {
  const report = await runCrashRounds(Number(process.argv[2] ?? 20));
  console.log(JSON.stringify(report));
  process.exitCode = report.lost + report.doubled > 0 ? 1 : 0;
}
