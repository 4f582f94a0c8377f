import { stoppedSchema } from "shared-contracts/federation/remote-news";
import { runtimeConfigSchema } from "shared-contracts/federation/runtime-config";
import type { ReleaseTarget } from "./release-target.ts";

/** How long the API may take, in ms. */
const TIMEOUT_MS = 5_000;

/**
 * The canaries that the API has stopped, each as `<remote> <release>`; the target's `runtime.json` has the API's
 * address. Throws where there is no answer.
 */
export async function stoppedCanaries(
  target: ReleaseTarget,
): Promise<readonly string[]> {
  const file = await target.read("runtime.json");
  if (!file) throw new Error("the target has no runtime.json");
  const { apiUrl } = runtimeConfigSchema.parse(
    JSON.parse(String(file.content)),
  );
  const url = `${apiUrl}/telemetry/stopped`;
  const response = await fetch(url, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => null);
  if (!response?.ok)
    throw new Error(`${url}: ${response?.status ?? "no answer"}`);
  return stoppedSchema.parse(await response.json()).stopped;
}
