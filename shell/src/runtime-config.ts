import {
  type RuntimeConfig,
  runtimeConfigSchema,
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
    const { data } = runtimeConfigSchema.safeParse(keptJson(KEY));
    if (!data) throw error;
    console.warn(error);
    return data;
  }
}
