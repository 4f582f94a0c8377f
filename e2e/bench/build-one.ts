import assert from "node:assert/strict";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { webpackConfig } from "tooling/build-app";
import { exitOf, startNode } from "tooling/process";
import type { Configuration } from "webpack";
import { installPeers, peersFolder } from "./install-peers.ts";
import { median } from "./measure.ts";
import { ratio, seconds, type Bench } from "./result.ts";

/** How many times as long as Rspack webpack may take. */
const LIMIT = 3;
const ROUNDS = 5;
const REMOTE = "mf-billing";

const folder = peersFolder("build-one");
const outputs = {
  webpack: join(folder, "webpack"),
  rspack: join(folder, "rspack"),
};

/** What Rspack takes over of a remote's configuration for webpack. */
export interface Given {
  config: Configuration;
  definitions: object;
  federation: object;
}

/**
 * A remote built for production by webpack, as the product is, and by Rspack with the same federation plugin. Neither
 * has a cache, so a change of one file costs all of it.
 */
export const benchBuildOne: Bench = async () => {
  installPeers("build-one");
  await writeFile(join(folder, "given.json"), JSON.stringify(await given()));
  const times = { webpack: [] as number[], rspack: [] as number[] };
  for (let round = 0; round < ROUNDS; round++) {
    times.webpack.push(await timeOf("webpack", [REMOTE, outputs.webpack]));
    times.rspack.push(await timeOf("rspack", [folder]));
  }
  const [own, peer] = [median(times.webpack), median(times.rspack)];
  return [
    {
      name: "build of one remote, webpack vs Rspack",
      measured: seconds(own),
      peer: seconds(peer),
      compared: ratio(own, peer, LIMIT),
    },
  ];
};

async function given(): Promise<Given> {
  const { module: _, ...config } = await webpackConfig(REMOTE, {
    mode: "production",
    build: "bench",
    outputPath: outputs.rspack,
  });
  const options = (name: string, key: string) => {
    const plugin = config.plugins!.find(
      (one) => one?.constructor.name === name,
    );
    const kept = (plugin as unknown as Record<string, object>)[key];
    assert(kept, `${name} keeps no ${key}`);
    return kept;
  };
  return {
    config,
    definitions: options("DefinePlugin", "definitions"),
    federation: options("ModuleFederationPlugin", "_options"),
  };
}

/** The milliseconds of a whole process that builds. Throws unless it made an entry with the exposed module. */
async function timeOf(
  builder: keyof typeof outputs,
  args: readonly string[],
): Promise<number> {
  await rm(outputs[builder], { recursive: true, force: true });
  const program = `e2e/bench/build-one/${builder}.ts`;
  const started = performance.now();
  const code = await exitOf(
    startNode({ name: builder, args: [program, ...args] }),
  );
  const time = performance.now() - started;
  assert.equal(code, 0);
  const entry = await readFile(
    join(outputs[builder], "remoteEntry.js"),
    "utf8",
  );
  assert(entry.includes("./remote"));
  return time;
}
