import {
  runtimeConfigSchema,
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
    const config = runtimeConfigSchema.parse(
      await readRuntimeFile("/runtime.json"),
    );
    keepJson(KEY, config);
    return config;
  } catch (error) {
    const kept = runtimeConfigSchema.safeParse(keptJson(KEY));
    if (!kept.success) throw error;
    console.warn(error);
    return kept.data;
  }
}
