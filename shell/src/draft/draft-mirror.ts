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

const DATABASE = "banquete";
const STORE = "drafts";

/**
 * Keeps drafts in IndexedDB. `factory` is asked when first needed: where storage is forbidden, even looking at it
 * throws.
 */
export function openDraftMirror(factory: () => IDBFactory): DraftMirror {
  let opened: Promise<IDBDatabase> | undefined;
  const forget = () => (opened = undefined);

  async function run<Result>(
    mode: IDBTransactionMode,
    ask: (store: IDBObjectStore) => IDBRequest<Result>,
  ): Promise<Result> {
    opened ??= open(factory, forget);
    const database = await opened;
    const transaction = database.transaction(STORE, mode);
    const request = ask(transaction.objectStore(STORE));
    // A page that is being left would not be there to let it end by itself.
    if (mode === "readwrite") transaction.commit();
    return new Promise((resolve, reject) => {
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(reasonOf(transaction));
    });
  }

  return {
    read: async (key) =>
      (await run<KeptText | undefined>("readonly", (store) =>
        store.get(key),
      )) ?? null,
    write: async (key, kept) =>
      void (await run("readwrite", (store) => store.put(kept, key))),
    remove: (key) => run("readwrite", (store) => store.delete(key)),
  };
}

/** Opens the database; `onGone` hears that the connection is of no more use and the next call must open another. */
function open(
  factory: () => IDBFactory,
  onGone: () => void,
): Promise<IDBDatabase> {
  const opening = new Promise<IDBDatabase>((resolve, reject) => {
    const request = factory().open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onerror = () => reject(reasonOf(request));
    request.onsuccess = () => {
      const database = request.result;
      database.onclose = onGone;
      database.onversionchange = () => {
        database.close();
        onGone();
      };
      resolve(database);
    };
  });
  opening.catch(onGone);
  return opening;
}

function reasonOf({ error }: { error: DOMException | null }): Error {
  return error ?? new Error("IndexedDB gave up without a reason");
}
