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
  /** Writes all, or none of them. */
  write(
    ...all: readonly (readonly [key: string, kept: KeptText])[]
  ): Promise<void>;
  remove(key: string): Promise<void>;
}

const STORE = "drafts";

/** Keeps drafts in IndexedDB. */
export function openDraftMirror(): DraftMirror {
  const database = oneStoreDatabase("banquete", STORE);

  /**
   * Puts texts, or removes those there are, in one transaction: of two that begin while a page is being left, a browser
   * may end the first only.
   */
  async function change(
    all: readonly (readonly [key: string, kept?: KeptText])[],
  ): Promise<void> {
    const transaction = (await database()).transaction(STORE, "readwrite");
    const { store, done } = transaction;
    const requests = all.map(([key, kept]) =>
      kept ? store.put(kept, key) : store.delete(key),
    );
    // Without this the transaction waits for a page that is being left.
    transaction.commit();
    await Promise.all([...requests, done]);
  }

  return {
    read: async (key) => (await (await database()).get(STORE, key)) ?? null,
    write: (...all) => change(all),
    remove: (key) => change([[key]]),
  };
}
