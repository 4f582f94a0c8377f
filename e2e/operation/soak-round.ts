import { setTimeout } from "node:timers/promises";
import { startApi } from "../../api/test/api-process.ts";
import { register } from "../bench/account.ts";
import { percentile } from "../bench/measure.ts";
import { rssMb } from "../bench/process-use.ts";
import { figure, type BenchResult } from "../bench/result.ts";
import { temporaryDataFolder } from "../src/data-folder.ts";
import { PAUSE_MS, startCaterers } from "./caterers.ts";
import { withStops } from "./stops.ts";

/** Twenty caterers at work are usual. */
const CATERERS = 4 * 20;
const SAMPLE_MS = 2_000;
const MINUTE_MS = 60_000;

const SLOPE_LIMIT = 1;
const MEMORY_LIMIT_MB = 750;

/**
 * One process of the API on the embedded database at four times the usual load. The slope of its memory is that after
 * the first `settlingMinutes`, and has a limit where it `isJudged`: memory still settles in a short round.
 */
export function soakRound({
  minutes,
  settlingMinutes,
  isJudged,
}: {
  minutes: number;
  settlingMinutes: number;
  isJudged: boolean;
}): Promise<BenchResult[]> {
  return withStops(async (stops) => {
    const data = await temporaryDataFolder();
    stops.push(data.remove);
    const api = await startApi({
      BANQUETE_DATA_DIR: data.path,
      BANQUETE_RATE_LIMIT: "1000000",
    });
    stops.push(() => api.end("SIGTERM"));
    const tokens = [];
    for (let nth = 0; nth < CATERERS; nth++)
      tokens.push(await register(api.url, nth));
    const load = startCaterers({ url: api.url, tokens, pauseMs: PAUSE_MS });
    const samples: Sample[] = [];
    const started = performance.now();
    const age = () => (performance.now() - started) / MINUTE_MS;
    while (age() < minutes) {
      await setTimeout(SAMPLE_MS);
      samples.push({ minute: age(), mb: rssMb(api.pid) });
    }
    await load.stop();
    const { lost, doubled } = await load.compare();
    const settled = samples.filter(({ minute }) => minute > settlingMinutes);
    return [
      figure("calls", load.taken.length, "calls"),
      figure("saves", load.saves.length, "saves"),
      figure("acknowledged and lost", lost, "saves", 0),
      figure("stored twice", doubled, "saves", 0),
      figure("refused for good", load.refused.length, "calls", 0),
      figure("a call, p95", percentile(load.taken, 0.95), "ms"),
      figure(
        "memory at the most",
        Math.max(...samples.map(({ mb }) => mb)),
        "MB",
        MEMORY_LIMIT_MB,
      ),
      figure(
        `slope of memory after ${settlingMinutes} minutes`,
        slope(settled),
        "MB/min",
        isJudged ? SLOPE_LIMIT : undefined,
      ),
    ];
  });
}

interface Sample {
  minute: number;
  mb: number;
}

/** Of the straight line that lies nearest. */
function slope(samples: readonly Sample[]): number {
  const mean = (of: (sample: Sample) => number) =>
    samples.reduce((sum, sample) => sum + of(sample), 0) / samples.length;
  const minute = mean((sample) => sample.minute);
  const mb = mean((sample) => sample.mb);
  return (
    mean((sample) => (sample.minute - minute) * (sample.mb - mb)) /
    mean((sample) => (sample.minute - minute) ** 2)
  );
}
