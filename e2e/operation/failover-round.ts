import { setTimeout } from "node:timers/promises";
import { register } from "../bench/account.ts";
import { figure, type BenchResult } from "../bench/result.ts";
import { startCaterers } from "./caterers.ts";
import { withStops } from "./stops.ts";
import { startTwoMachines, type Replication } from "./two-machines.ts";

const CATERERS = 8;
/** How long all is well, and how long after the first database's end the second is promoted. */
const BEFORE_MS = 10_000;
const NOTICED_MS = 2_000;
const EACH_MS = 1_000;

const FIRST_SAVE_LIMIT_MS = 10_000;

/**
 * Under load: kills the first database, promotes the second, and then kills one of four processes of the API each
 * second, `kills` times. A synchronous standby must have every acknowledged save; for an asynchronous one the figures
 * only inform.
 */
export function failoverRound(
  replication: Replication,
  kills: number,
): Promise<BenchResult[]> {
  return withStops(async (stops) => {
    const machines = await startTwoMachines(replication, stops);
    const { api } = machines;
    const tokens = [];
    for (let nth = 0; nth < CATERERS; nth++)
      tokens.push(await register(api.firstUrl, nth));
    const load = startCaterers({ url: api.url, tokens });
    await setTimeout(BEFORE_MS);
    await machines.killPrimary();
    await setTimeout(NOTICED_MS);
    const promoted = performance.now();
    await machines.promote();
    while (!(load.saves.at(-1)! > promoted)) await setTimeout(10);
    const firstSave = load.saves.find((at) => at > promoted)!;
    for (let nth = 0; nth < kills; nth++)
      await Promise.all([api.kill(nth), setTimeout(EACH_MS)]);
    await load.stop();
    const { lost, doubled } = await load.compare();
    if (load.refused.length) console.error(load.refused.join("\n"));
    const allowed = replication === "synchronous" ? 0 : undefined;
    const line = (name: string, value: number, unit: "saves" | "calls") =>
      figure(`${replication}: ${name}`, value, unit, allowed);
    return [
      figure(`${replication}: acknowledged`, load.saves.length, "saves"),
      line("acknowledged and lost", lost, "saves"),
      line("stored twice", doubled, "saves"),
      line("refused for good", load.refused.length, "calls"),
      figure(
        `${replication}: from the promotion to the first save`,
        Math.round(firstSave - promoted),
        "ms",
        FIRST_SAVE_LIMIT_MS,
      ),
      figure(
        `${replication}: longest time without a save in ${kills} kills of the API`,
        Math.round(longestGap(load.saves.filter((at) => at >= firstSave))),
        "ms",
      ),
    ];
  });
}

function longestGap(times: readonly number[]): number {
  return Math.max(...times.slice(1).map((at, nth) => at - times[nth]!));
}
