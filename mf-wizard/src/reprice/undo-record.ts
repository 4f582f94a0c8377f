import { openDB } from "idb";
import type { BookChange } from "shared-contracts/entities/price-book";
import type { PriceBefore } from "./reprice.ts";

/** What takes the last repricing back, on this device. */
export interface UndoRecord {
  /** When it was, in ms since 1970. */
  time: number;
  budgets: {
    id: number;
    name: string;
    /** The version that the repricing made. */
    version: number;
    before: readonly PriceBefore[];
    /** The Idempotency-Key of taking it back. */
    undoKey: string;
  }[];
  /** The prices that the book had. */
  book: readonly BookChange[];
}

const STORE = "undo";
const DAY_MS = 24 * 60 * 60 * 1000;

async function database() {
  return openDB("banquete-reprice", 1, {
    upgrade: (created) => void created.createObjectStore(STORE),
    blocking: (_from, _to, { target }) => (target as IDBDatabase).close(),
  });
}

/** Keeps a user's record in place of the one before; null removes it. Where storage is refused there is none. */
export async function keepUndo(
  userId: string,
  record: UndoRecord | null,
): Promise<void> {
  try {
    const opened = await database();
    if (record) await opened.put(STORE, record, userId);
    else await opened.delete(STORE, userId);
    opened.close();
  } catch (error) {
    console.warn(error);
  }
}

/** The user's last repricing, unless it is older than a day. */
export async function keptUndo(
  userId: string,
  now: number,
): Promise<UndoRecord | null> {
  try {
    const opened = await database();
    const record = (await opened.get(STORE, userId)) as UndoRecord | undefined;
    opened.close();
    return record && now - record.time < DAY_MS ? record : null;
  } catch (error) {
    console.warn(error);
    return null;
  }
}
