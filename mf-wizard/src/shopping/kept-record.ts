import { type DBSchema, openDB } from "idb";

interface Kept extends DBSchema {
  records: { key: string; value: unknown };
}

/** Opens what this device keeps of shopping lists for one act; rejects where storage is forbidden. */
async function inStore<Result>(
  act: (database: Awaited<ReturnType<typeof openKept>>) => Promise<Result>,
): Promise<Result> {
  const database = await openKept();
  try {
    return await act(database);
  } finally {
    database.close();
  }
}

async function openKept() {
  return openDB<Kept>("banquete_shopping", 1, {
    upgrade: (created) => void created.createObjectStore("records"),
  });
}

/** What is kept under a key; undefined for nothing. */
export function readRecord(key: string): Promise<unknown> {
  return inStore((database) => database.get("records", key));
}

/** Keeps a record on this device. */
export async function writeRecord(key: string, record: unknown): Promise<void> {
  await inStore((database) => database.put("records", record, key));
}
