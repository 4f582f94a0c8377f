import type { ApiClient } from "../client/api-client.ts";
import type { BudgetStore } from "../budget-store/budget-store.ts";
import type { OutboxService } from "../federation/budget-services.ts";
import type { CoreServices } from "../federation/core-services.ts";
import { applySaved } from "../outbox/apply-saved.ts";
import { type Kept, type KeptOutbox, NOTHING } from "../outbox/kept-outbox.ts";
import { Outbox } from "../outbox/outbox.ts";
import { waitingSaves } from "../outbox/waiting-saves.ts";
import { observable, runInAction } from "../platform/state.ts";

/** Keeps in memory what a browser keeps in IndexedDB. */
export function memoryKept(): KeptOutbox {
  const users = new Map<string, Kept>();
  const read = (userId: string) => users.get(userId) ?? NOTHING;
  return {
    read: (userId) => Promise.resolve(read(userId)),
    update(userId, change) {
      // As IndexedDB does it: a copy.
      const changed = copyOf(change(read(userId)));
      users.set(userId, changed);
      return Promise.resolve(copyOf(changed));
    },
  };
}

function copyOf(kept: Kept): Kept {
  return JSON.parse(JSON.stringify(kept)) as Kept;
}

interface MemoryOutboxParts {
  store: BudgetStore;
  client: ApiClient;
  userId: string;
  notify?: CoreServices["notify"];
}

/** The outbox of a page that keeps nothing longer than itself, and sends again only when it is told to. */
export function memoryOutbox({
  store,
  client,
  userId,
  notify,
}: MemoryOutboxParts): OutboxService {
  const shown = observable<{ waiting: OutboxService["waiting"] }>({
    waiting: [],
  });
  const outbox = new Outbox({
    userId,
    client,
    signal: new AbortController().signal,
    kept: memoryKept(),
    versions: { find: () => Promise.resolve(null), keep: () => undefined },
    locks: undefined,
    now: Date.now,
    later: () => () => undefined,
    onChange: (kept, sending) =>
      runInAction(() => (shown.waiting = waitingSaves(kept, sending))),
    onSaved: (saved) => void applySaved(store, saved),
    onActed: () => undefined,
    onUnacted: () => undefined,
    onUnmarked: (text) => notify?.({ tone: "error", text }),
  });
  return {
    get waiting() {
      return shown.waiting;
    },
    save: (order) => outbox.save(order),
    find: (budgetId) => Promise.resolve(outbox.find(budgetId) ?? null),
    findRequest: (requestId) =>
      Promise.resolve(outbox.findRequest(requestId) ?? null),
    sendNow: () => outbox.sendNow(),
  };
}
