import { oneStoreDatabase } from "../one-store-database.ts";

/** A text and when it was kept, in ms since 1970. */
export interface KeptText {
  text: string;
  timestamp: number;
}

/**
 * The second place drafts are kept in. A browser that is killed loses what reached localStorage in its last seconds,
 * but not what reached IndexedDB, and IndexedDB holds what is too long for localStorage. Any call may be refused.
 */
export interface DraftMirror {
  read(key: string): Promise<KeptText | null>;
  write(key: string, kept: KeptText): Promise<void>;
  remove(key: string): Promise<void>;
}

const STORE = "drafts";

/** Keeps drafts in IndexedDB. */
export function openDraftMirror(): DraftMirror {
  const database = oneStoreDatabase("banquete", STORE);

  /** Puts a text, or removes the one there is. */
  async function change(key: string, kept?: KeptText): Promise<void> {
    const transaction = (await database()).transaction(STORE, "readwrite");
    const { store, done } = transaction;
    const request = kept ? store.put(kept, key) : store.delete(key);
    // Without this the transaction waits for a page that is being left.
    transaction.commit();
    await Promise.all([request, done]);
  }

  return {
    read: async (key) => (await (await database()).get(STORE, key)) ?? null,
    write: change,
    remove: (key) => change(key),
  };
}
