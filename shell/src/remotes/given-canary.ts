import { isGivenCanary } from "shared-contracts/federation/canary-share";
import {
  releaseName,
  stoppedSchema,
} from "shared-contracts/federation/remote-news";
import type { RemoteLine } from "shared-contracts/federation/remotes-file";
import { keepJson, keptJson } from "../kept-json.ts";
import { readRuntimeConfig } from "../runtime-config.ts";

const KEPT = "kept_stopped";
/** How long a page waits to hear which canaries were stopped, in ms. */
const TIMEOUT_MS = 2_000;

/** Whether a user gets a canary: one that is among its users, while the API has not stopped it. */
export async function isGiven(
  remote: string,
  canary: NonNullable<RemoteLine["canary"]>,
  userId: string,
): Promise<boolean> {
  if (!isGivenCanary(canary, userId)) return false;
  const stopped = await stoppedCanaries();
  return !stopped.includes(`${remote} ${releaseName(canary.release)}`);
}

/** The last answer takes the place of one that does not come. */
async function stoppedCanaries(): Promise<readonly string[]> {
  try {
    const { apiUrl } = await readRuntimeConfig();
    const response = await fetch(`${apiUrl}/telemetry/stopped`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const { stopped } = stoppedSchema.parse(await response.json());
    keepJson(KEPT, stopped);
    return stopped;
  } catch (error) {
    console.warn(error);
    const kept = stoppedSchema.safeParse({ stopped: keptJson(KEPT) });
    return kept.data?.stopped ?? [];
  }
}
