import { readdirSync, readFileSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { temporaryDataFolder } from "../src/data-folder.ts";
import { startProduct } from "../src/started-product.ts";
import { buildProduct } from "./build-product.ts";
import { ratio, seconds, type Bench } from "./result.ts";

/** How soon the product should print its address where nothing is to be built. */
const WANTED_MS = 4_000;
/** What all of its processes may hold together, pages that they share counted once. */
const ALLOWED_MB = 200;
/** From the address on, until what a start needed is given back. */
const AT_REST_MS = 10_000;

/** How long a start takes until the product prints its address, and what it then holds in memory. */
export const benchStartUp: Bench = async () => {
  // Builds are made before, and timed apart.
  await buildProduct();
  const data = await temporaryDataFolder();
  try {
    const first = await startAndRest(data.path);
    const second = await startAndRest(data.path);
    const start = (name: string, { time }: typeof first) => ({
      name: `${name}, vs wanted`,
      measured: seconds(time),
      peer: seconds(WANTED_MS),
      compared: ratio(time, WANTED_MS),
    });
    return [
      start("first start, with a new database", first),
      start("second start", second),
      {
        name: `memory of all processes ${AT_REST_MS / 1000} s later, vs allowed`,
        measured: `${second.mb.toFixed(0)} MB`,
        peer: `${ALLOWED_MB} MB`,
        compared: ratio(second.mb, ALLOWED_MB, 1),
      },
    ];
  } finally {
    await data.remove();
  }
};

async function startAndRest(path: string) {
  const started = performance.now();
  const product = await startProduct({ env: { BANQUETE_DATA_DIR: path } });
  const time = performance.now() - started;
  try {
    await setTimeout(AT_REST_MS);
    return { time, mb: memoryMb(product.pid) };
  } finally {
    await product.stop();
  }
}

/** The memory of a process and of all that it started, in MB of 1000 KB. */
function memoryMb(pid: number): number {
  const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, "utf8");
  const own = Number(/^Pss:\s+(\d+) kB/m.exec(rollup)![1]) * 1.024e-3;
  return childrenOf(pid).reduce((sum, child) => sum + memoryMb(child), own);
}

function childrenOf(pid: number): number[] {
  return readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, "utf8")
      .split(" ")
      .filter(Boolean)
      .map(Number),
  );
}
