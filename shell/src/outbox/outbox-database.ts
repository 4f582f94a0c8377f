import { type IDBPDatabase, openDB } from "idb";
import {
  type Kept,
  type KeptOutbox,
  NOTHING,
} from "shared-contracts/outbox/kept-outbox";

const STORE = "outbox";

/** Keeps outboxes in IndexedDB, each under its user's id; another user's is never read. Any call may be refused. */
export function openOutboxDatabase(): KeptOutbox {
  let opened: Promise<IDBPDatabase> | undefined;
  const forget = () => (opened = undefined);

  /** Opens the database on first use: where storage is forbidden, reading `indexedDB` throws. */
  async function database(): Promise<IDBPDatabase> {
    opened ??= openDB("banquete-outbox", 1, {
      upgrade: (created) => void created.createObjectStore(STORE),
      blocking(_from, _to, { target }) {
        (target as IDBDatabase).close();
        forget();
      },
      terminated: forget,
    });
    opened.catch(forget);
    return opened;
  }

  return {
    async read(userId) {
      const kept = await (await database()).get(STORE, userId);
      return (kept as Kept | undefined) ?? NOTHING;
    },
    async update(userId, change) {
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
    },
  };
}
