import type { ListKeys } from "./list-keys.ts";

/** A file of a target. `tag` changes with its content. */
export interface StoredFile {
  content: Buffer;
  tag: string;
}

/** A file in a folder of a target, and when it was stored. */
export interface ListedFile {
  path: string;
  storedAt: Date;
}

/** A place that released files are served from. Paths are relative to it, with `/` between their parts. */
export interface ReleaseTarget {
  /** For messages. */
  name: string;
  /** The keys of its lists, where they are signed. */
  keys?: ListKeys | undefined;
  /** Where the source maps and galleries of its releases are, which is not served. */
  maps?: ReleaseTarget | undefined;
  /** Whether the shell is where the keys of the remotes' place cannot write. */
  hasShellApart?: true;
  /** The file, or null if it does not exist. */
  read(path: string): Promise<StoredFile | null>;
  /** Stores a file atomically; false if the path exists, which is never overwritten. */
  create(path: string, content: Buffer): Promise<boolean>;
  /** Replaces the file with `tag` (null: creates one) atomically; false if it has changed. */
  replace(path: string, content: Buffer, tag: string | null): Promise<boolean>;
  /** Every file below a folder. */
  list(folder: string): Promise<ListedFile[]>;
  /** Deletes files; missing ones are ignored. */
  remove(paths: readonly string[]): Promise<void>;
}
