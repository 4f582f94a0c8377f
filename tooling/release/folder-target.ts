import { randomUUID } from "node:crypto";
import {
  link,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from "node:fs/promises";
import { dirname, join, relative, resolve, sep } from "node:path";
import { integrityOf } from "../src/integrity.ts";
import type { ReleaseTarget, StoredFile } from "./release-target.ts";

/** Where files are written before they get their name; never served, because its name begins with a dot. */
const INCOMING = ".incoming";

/** A folder of this machine, served as it is by nginx or copied to a CDN. */
export function folderTarget(folder: string): ReleaseTarget {
  const root = resolve(folder);

  async function read(path: string): Promise<StoredFile | null> {
    const content = await orNull(readFile(join(root, path)));
    return content && { content, tag: integrityOf(content) };
  }

  /**
   * Writes to a temporary name first, so that a killed process never leaves a half-written file under the real name.
   */
  async function writeBeside(path: string, content: Buffer): Promise<string> {
    const incoming = join(root, INCOMING, randomUUID());
    await mkdir(dirname(incoming), { recursive: true });
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(incoming, content, { flush: true });
    return incoming;
  }

  return {
    name: root,
    read,
    async create(path, content) {
      const incoming = await writeBeside(path, content);
      try {
        // Unlike a rename, a link fails where the name is taken.
        await link(incoming, join(root, path));
        return true;
      } catch (error) {
        if (codeOf(error) === "EEXIST") return false;
        throw error;
      } finally {
        await rm(incoming);
      }
    },
    async replace(path, content, tag) {
      const incoming = await writeBeside(path, content);
      const before = await read(path);
      if ((before?.tag ?? null) !== tag) {
        await rm(incoming);
        return false;
      }
      await rename(incoming, join(root, path));
      return true;
    },
    async list(below) {
      const entries =
        (await orNull(
          readdir(join(root, below), { recursive: true, withFileTypes: true }),
        )) ?? [];
      const files = entries.filter((entry) => entry.isFile());
      return Promise.all(
        files.map(async ({ parentPath, name }) => {
          const file = join(parentPath, name);
          const { mtime } = await stat(file);
          const path = relative(root, file).split(sep).join("/");
          return { path, storedAt: mtime };
        }),
      );
    },
    async remove(paths) {
      const folders = new Set<string>();
      for (const path of paths) {
        await rm(join(root, path), { force: true });
        folders.add(dirname(join(root, path)));
      }
      for (const left of folders)
        if ((await orNull(readdir(left)))?.length === 0)
          await rm(left, { recursive: true });
    },
  };
}

async function orNull<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    if (codeOf(error) === "ENOENT") return null;
    throw error;
  }
}

function codeOf(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException).code;
}
