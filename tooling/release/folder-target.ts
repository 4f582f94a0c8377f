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
   * Writes to a temporary file and passes it to `name`, which gives it its name: a killed process never leaves a
   * half-written file under the real name.
   */
  async function writeBeside(
    path: string,
    content: Buffer,
    name: (incoming: string) => Promise<boolean>,
  ): Promise<boolean> {
    const incoming = join(root, INCOMING, randomUUID());
    await mkdir(dirname(incoming), { recursive: true });
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(incoming, content, { flush: true });
    try {
      return await name(incoming);
    } finally {
      await rm(incoming, { force: true });
    }
  }

  return {
    name: root,
    read,
    create: (path, content) =>
      writeBeside(path, content, async (incoming) => {
        try {
          // Unlike a rename, a link fails where the name is taken.
          await link(incoming, join(root, path));
          return true;
        } catch (error) {
          if (isCode(error, "EEXIST")) return false;
          throw error;
        }
      }),
    replace: (path, content, tag) =>
      writeBeside(path, content, async (incoming) => {
        if (((await read(path))?.tag ?? null) !== tag) return false;
        await rename(incoming, join(root, path));
        return true;
      }),
    async list(below) {
      const options = { recursive: true, withFileTypes: true } as const;
      const entries = await orNull(readdir(join(root, below), options));
      const files = (entries ?? []).filter((entry) => entry.isFile());
      return Promise.all(
        files.map(async ({ parentPath, name }) => {
          const file = join(parentPath, name);
          const path = relative(root, file).split(sep).join("/");
          return { path, storedAt: (await stat(file)).mtime };
        }),
      );
    },
    async remove(paths) {
      const files = paths.map((path) => join(root, path));
      for (const file of files) await rm(file, { force: true });
      for (const left of new Set(files.map((file) => dirname(file))))
        if ((await orNull(readdir(left)))?.length === 0)
          await rm(left, { recursive: true });
    },
  };
}

async function orNull<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    if (isCode(error, "ENOENT")) return null;
    throw error;
  }
}

function isCode(error: unknown, code: string): boolean {
  return (error as NodeJS.ErrnoException).code === code;
}
