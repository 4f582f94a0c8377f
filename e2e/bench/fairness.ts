import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { SAMPLE_100 } from "shared-contracts/templates/sample-100";
import { budget, caller, register, type Call } from "./account.ts";
import { percentile } from "./measure.ts";
import { rssMb } from "./process-use.ts";
import { serveApi } from "./product.ts";
import { figure, type Bench, type BenchResult } from "./result.ts";

const LOAD = fileURLToPath(new URL("./fairness-load.ts", import.meta.url));
const MB = 1024 * 1024;
const ROUNDS = 200;
const PAUSE_MS = 20;
/** Until the busy account's calls fill every turn it has. */
const WARM_UP_MS = 2_000;
/** A quiet call may take this long beside a busy account, in ms, or five times as long as without one. */
const ALLOWED_MS = 250;
const MAX_RSS_MB = 1024;

/**
 * What one account's calls cost while another, at its quota, does all it can: full lists, 12 parallel saves of 4 MB, 24
 * PDFs whose caller leaves.
 */
export const benchFairness: Bench = async () => {
  // Both accounts call from the same address here.
  const api = await serveApi({ BANQUETE_RATE_LIMIT: "1000000" });
  try {
    return await measure(api);
  } finally {
    await api.stop();
  }
};

async function measure({
  url,
  pid,
}: {
  url: string;
  pid: number;
}): Promise<BenchResult[]> {
  const busyToken = await register(url, 1);
  const busy = caller(url, busyToken);
  const quiet = caller(url, await register(url, 2));
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
  const alone = await quietRounds(quiet);

  let peak = 0;
  const watch = setInterval(() => (peak = Math.max(peak, rssMb(pid))), 100);
  const load = spawn(process.execPath, [LOAD, url, busyToken], {
    stdio: "inherit",
  });
  const ended = once(load, "exit");
  let beside;
  try {
    await setTimeout(WARM_UP_MS);
    beside = await quietRounds(quiet);
    assert.equal(load.exitCode, null, "the load ended by itself");
  } finally {
    clearInterval(watch);
    load.kill();
    await ended;
  }

  return [
    ...Object.entries(beside).map(([name, taken]) =>
      figure(
        `${name}, p99 beside a busy account`,
        taken,
        "ms",
        Math.round(Math.max(5 * alone[name]!, ALLOWED_MS)),
      ),
    ),
    figure("memory of the API then", Math.round(peak), "MB", MAX_RSS_MB),
  ];
}

/** The p99 of each call, in ms. None may be refused. */
async function quietRounds(call: Call): Promise<Record<string, number>> {
  const body = budget("x".repeat(20_000));
  const calls = {
    "light list": () => call("GET", "/orcamentos?campos=resumo"),
    "save of 30 KB": () => call("PUT", "/orcamentos/1", body),
    status: () => call("GET", "/user/status"),
  };
  const times: Record<string, number[]> = {};
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, act] of Object.entries(calls)) {
      await setTimeout(PAUSE_MS);
      const started = performance.now();
      const answer = await act();
      await answer.text();
      assert.equal(answer.status, 200, `${name} was refused`);
      (times[name] ??= []).push(performance.now() - started);
    }
  }
  return Object.fromEntries(
    Object.entries(times).map(([name, taken]) => [
      name,
      percentile(taken, 0.99),
    ]),
  );
}
