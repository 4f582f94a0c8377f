import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { SAMPLE_100 } from "shared-contracts/catalog/templates/sample-100";
import { temporaryDataFolder } from "../src/data-folder.ts";
import { ms, type Bench, type BenchResult } from "./result.ts";

const MAIN = fileURLToPath(new URL("../../api/src/main.ts", import.meta.url));
const MB = 1024 * 1024;
const ROUNDS = 40;
/** A quiet call may take this long beside a busy account, in ms. */
const ALLOWED_MS = 250;
const MAX_RSS_MB = 1024;

type Call = (
  method: string,
  path: string,
  body?: string,
  signal?: AbortSignal,
) => Promise<Response>;

/** What one account's calls cost while another, at its quota, does all it can. */
export const benchFairness: Bench = async () => {
  const data = await temporaryDataFolder();
  const api = spawn(process.execPath, [MAIN], {
    env: {
      ...process.env,
      BANQUETE_DATA_DIR: data.path,
      BANQUETE_API_PORT: "0",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  try {
    const [line] = (await once(createInterface(api.stdout), "line")) as [
      string,
    ];
    const { listening } = JSON.parse(line) as { listening: string };
    return await measure(listening, api.pid!);
  } finally {
    const ended = once(api, "exit");
    api.kill("SIGINT");
    await ended;
    await data.remove();
  }
};

async function measure(url: string, pid: number): Promise<BenchResult[]> {
  const busy = await account(url, 1);
  const quiet = await account(url, 2);
  const large = budget("x".repeat(4.8 * MB));
  for (let saved = 0; saved < 20; saved++) {
    const answer = await busy("POST", "/orcamentos", large);
    assert.equal(answer.status, 201);
    await answer.text();
  }
  const items = Array.from({ length: 5000 }, (_, index) => ({
    ...SAMPLE_100.drinks[0],
    id: index + 1,
  }));
  await busy("PUT", "/orcamentos/1", budget("", { drinks: items }));
  await quiet("POST", "/orcamentos", budget("x".repeat(20_000)));
  const alone = await quietRound(quiet);

  let peak = 0;
  const watch = setInterval(() => (peak = Math.max(peak, rssMb(pid))), 100);
  const stop = new AbortController();
  const hammers = hammer(busy, stop.signal);
  const beside = await quietRound(quiet);
  stop.abort();
  await Promise.all(hammers);
  clearInterval(watch);

  return [
    ...Object.keys(alone).map((name) => ({
      name: `${name}, p99 beside a busy account, vs allowed`,
      measured: ms(beside[name]!),
      peer: ms(Math.max(5 * alone[name]!, ALLOWED_MS)),
      compared: {
        by: "÷" as const,
        value: beside[name]! / Math.max(5 * alone[name]!, ALLOWED_MS),
        limit: 1,
      },
    })),
    {
      name: "memory of the API meanwhile, vs allowed",
      measured: `${peak} MB`,
      peer: `${MAX_RSS_MB} MB`,
      compared: { by: "÷", value: peak / MAX_RSS_MB, limit: 1 },
    },
  ];
}

/** Full lists all the time, 12 parallel saves of 4 MB, 24 PDFs whose caller leaves. */
function hammer(call: Call, signal: AbortSignal): Promise<void>[] {
  const body = budget("x".repeat(4 * MB));
  const forever = async (act: () => Promise<unknown>) => {
    while (!signal.aborted) await act().catch(() => undefined);
  };
  const read = async (response: Promise<Response>) => (await response).text();
  return [
    ...Array.from({ length: 6 }, () =>
      forever(() => read(call("GET", "/orcamentos", undefined, signal))),
    ),
    ...Array.from({ length: 12 }, (_, index) =>
      forever(() =>
        read(call("PUT", `/orcamentos/${index + 2}`, body, signal)),
      ),
    ),
    ...Array.from({ length: 24 }, () =>
      forever(() => {
        const leave = AbortSignal.any([signal, AbortSignal.timeout(500)]);
        const wanted = JSON.stringify({ orcamentoId: 1 });
        return read(call("POST", "/pdf/generate-pdf", wanted, leave));
      }),
    ),
  ];
}

/** The slowest of each call, which is its p99 or worse, in ms. None may be refused. */
async function quietRound(call: Call): Promise<Record<string, number>> {
  const body = budget("x".repeat(20_000));
  const calls = {
    "light list": () => call("GET", "/orcamentos?campos=resumo"),
    "save of 30 KB": () => call("PUT", "/orcamentos/1", body),
    status: () => call("GET", "/user/status"),
  };
  const slowest: Record<string, number> = {};
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, act] of Object.entries(calls)) {
      const started = performance.now();
      const answer = await act();
      await answer.text();
      assert.equal(answer.status, 200, `${name} was refused`);
      const took = performance.now() - started;
      slowest[name] = Math.max(slowest[name] ?? 0, took);
    }
  }
  return slowest;
}

async function account(url: string, number: number): Promise<Call> {
  const person = {
    name: "Ana",
    email: `ana${number}@exemplo.com.br`,
    phone: `3199999000${number}`,
    password: "um segredo de banco de provas",
  };
  const headers = { "content-type": "application/json" };
  const answer = await fetch(`${url}/auth/register`, {
    method: "POST",
    headers,
    body: JSON.stringify(person),
  });
  const { token } = (await answer.json()) as { token: string };
  const signedIn = { authorization: `Bearer ${token}` };
  await fetch(`${url}/plans/activate-trial`, {
    method: "POST",
    headers: signedIn,
  });
  return (method, path, body, signal) =>
    fetch(url + path, {
      method,
      headers: body ? { ...headers, ...signedIn } : signedIn,
      ...(body && { body }),
      ...(signal && { signal }),
    });
}

function budget(nota: string, changes: object = {}): string {
  const dados = { ...SAMPLE_100, ...changes, nota };
  return JSON.stringify({ nome: "Festa", dados, totalFinal: 0 });
}

function rssMb(pid: number): number {
  const kb = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"));
  return Math.round(Number(kb?.[1] ?? 0) / 1024);
}
