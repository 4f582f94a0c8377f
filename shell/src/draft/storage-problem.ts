import type { DraftMirror } from "./draft-mirror.ts";
import type { DraftStorage } from "./draft-places.ts";
import type { DraftService } from "shared-contracts/federation/shell-services";

const PROBE = "banquete_probe";

/** What keeps a storage from being written to; nothing while it can be. */
export function probeStorage(storage: DraftStorage): DraftService["problem"] {
  try {
    storage.setItem(PROBE, "");
    storage.removeItem(PROBE);
    return null;
  } catch (error) {
    return storageProblem(error);
  }
}

/** Whether IndexedDB can be written to. Never rejects. */
export function canMirror(mirror: DraftMirror): Promise<boolean> {
  return mirror
    .write(PROBE, { text: "", timestamp: 0 })
    .then(() => mirror.remove(PROBE))
    .then(
      () => true,
      () => false,
    );
}

/** What a refusal means to the user; nothing when there was none. */
export function storageProblem(refusal: unknown): DraftService["problem"] {
  if (refusal === undefined) return null;
  const { name } = (refusal ?? {}) as { name?: unknown };
  return name === "QuotaExceededError" ? "full" : "forbidden";
}
