import { type IDBPDatabase, openDB } from "idb";

/** Opens a database with one store, on first use: where storage is forbidden, reading `indexedDB` throws. */
export function oneStoreDatabase(
  name: string,
  store: string,
): () => Promise<IDBPDatabase> {
  let opened: Promise<IDBPDatabase> | undefined;
  const forget = () => (opened = undefined);
  return async () => {
    opened ??= openDB(name, 1, {
      upgrade: (created) => void created.createObjectStore(store),
      blocking(_from, _to, { target }) {
        (target as IDBDatabase).close();
        forget();
      },
      terminated: forget,
    });
    opened.catch(forget);
    return opened;
  };
}
