import type { DraftService } from "../federation/budget-services.ts";
import { observable } from "../platform/state.ts";

/** A draft keeper that stores nothing, records its calls and gives configured answers. */
export function fakeDraft(
  calls: string[],
  says: Partial<DraftService> = {},
): DraftService {
  const note = (call: string) => () => void calls.push(call);
  const noteLater = (call: string) => () => Promise.resolve(note(call)());
  return observable<DraftService>({
    status: "idle",
    timestamp: null,
    problem: null,
    paused: false,
    takeOver: noteLater("takeOver"),
    reload: noteLater("reload"),
    flush: note("flush"),
    backup: note("backup"),
    findBackup: () => Promise.resolve(null),
    clear: note("clear"),
    clearUnlessChanged: note("clearUnlessChanged"),
    ...says,
  });
}
