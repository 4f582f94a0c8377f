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

  /** What an older page stored has fewer lists. */
  function readable(kept: unknown): Kept {
    return { ...NOTHING, ...(kept as Kept | undefined) };
  }

  async function read(userId: string): Promise<Kept> {
    return readable(await (await database()).get(STORE, userId));
  }

  async function update(
    userId: string,
    change: (kept: Kept) => Kept,
  ): Promise<Kept> {
    const transaction = (await database()).transaction(STORE, "readwrite", {
      durability: "strict",
    });
    const { store, done } = transaction;
    const changed = change(readable(await store.get(userId)));
    const isEmpty = Object.values(changed).every((list) => list.length === 0);
    await Promise.all([
      isEmpty ? store.delete(userId) : store.put(changed, userId),
      done,
    ]);
    return changed;
  }
}
