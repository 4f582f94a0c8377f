import type { DraftService } from "../federation/shell-services.ts";
import { observable } from "../platform/state.ts";

/** A keeper of drafts that keeps nothing, notes what it is asked to do, and says what it is told to. */
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
    clear: note("clear"),
    clearUnlessChanged: note("clearUnlessChanged"),
    ...says,
  });
}
