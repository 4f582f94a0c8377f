import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A folder for the data of one start, gone after `remove`. */
export interface DataFolder {
  path: string;
  remove(): Promise<void>;
}

/** Makes one that the database's own user can reach too: as root the server runs as another user. */
export async function temporaryDataFolder(): Promise<DataFolder> {
  const folder = await mkdtemp(join(tmpdir(), "banquete-data-"));
  await chmod(folder, 0o755);
  return {
    path: join(folder, "data"),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
