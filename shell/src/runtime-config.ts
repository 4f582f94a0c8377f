import {
  isRuntimeConfig,
  type RuntimeConfig,
} from "shared-contracts/federation/runtime-config";
import { keepJson, keptJson } from "./kept-json.ts";
import { readRuntimeFile } from "./runtime-files.ts";

const KEY = "kept_runtime";

/**
 * The content of runtime.json; the last stored one when it is missing or broken, since the API seldom moves. Rejects
 * without either.
 */
export async function readRuntimeConfig(): Promise<RuntimeConfig> {
  try {
    const config = await readRuntimeFile("/runtime.json");
    if (!isRuntimeConfig(config))
      throw new Error("/runtime.json says something else than it should");
    keepJson(KEY, config);
    return config;
  } catch (error) {
    const kept = keptJson(KEY);
    if (!isRuntimeConfig(kept)) throw error;
    console.warn(error);
    return kept;
  }
}
