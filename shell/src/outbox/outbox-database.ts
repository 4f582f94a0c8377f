import {
  type Kept,
  type KeptOutbox,
  NOTHING,
} from "shared-contracts/outbox/kept-outbox";
import { oneStoreDatabase } from "../one-store-database.ts";
import { withTimeout } from "../with-timeout.ts";

const STORE = "outbox";

/** How long IndexedDB may take to answer, in ms. */
const PATIENCE_MS = 5000;

/** Keeps outboxes in IndexedDB, each under its user's id; another user's is never read. Any call may be refused. */
export function openOutboxDatabase(): KeptOutbox {
  const database = oneStoreDatabase("banquete-outbox", STORE);

  return {
    read: (userId) => withTimeout(PATIENCE_MS, read(userId)),
    update: (userId, change) =>
      withTimeout(PATIENCE_MS, update(userId, change)),
  };

  async function read(userId: string): Promise<Kept> {
    const kept = await (await database()).get(STORE, userId);
    return (kept as Kept | undefined) ?? NOTHING;
  }

  async function update(
    userId: string,
    change: (kept: Kept) => Kept,
  ): Promise<Kept> {
    const transaction = (await database()).transaction(STORE, "readwrite", {
      durability: "strict",
    });
    const { store, done } = transaction;
    const kept = (await store.get(userId)) as Kept | undefined;
    const changed = change(kept ?? NOTHING);
    const { waiting, sent } = changed;
    const isEmpty = waiting.length === 0 && sent.length === 0;
    await Promise.all([
      isEmpty ? store.delete(userId) : store.put(changed, userId),
      done,
    ]);
    return changed;
  }
}
