import { temporaryDataFolder } from "../src/data-folder.ts";
import { startProduct } from "../src/started-product.ts";
import { buildProduct } from "./build-product.ts";
import { seconds, type Bench } from "./result.ts";

/** How long a start takes until the product prints its address. Builds are made before, and timed apart. */
export const benchStartUp: Bench = async () => {
  const data = await temporaryDataFolder();
  try {
    const build = await timeOf(buildProduct);
    const first = await timeOfStart(data.path);
    const second = await timeOfStart(data.path);
    return [
      { name: "build what changed since the last build", measured: build },
      { name: "first start, with a new database", measured: first },
      { name: "second start", measured: second },
    ];
  } finally {
    await data.remove();
  }
};

async function timeOfStart(path: string): Promise<string> {
  const started = performance.now();
  const product = await startProduct({ env: { BANQUETE_DATA_DIR: path } });
  const time = performance.now() - started;
  await product.stop();
  return seconds(time);
}

async function timeOf(work: () => Promise<void>): Promise<string> {
  const started = performance.now();
  await work();
  return seconds(performance.now() - started);
}
