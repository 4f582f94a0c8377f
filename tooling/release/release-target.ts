/** A file as a target has it. `tag` changes whenever its content does. */
export interface StoredFile {
  content: Buffer;
  tag: string;
}

/** A file found in a folder of a target, and the instant it was stored. */
export interface ListedFile {
  path: string;
  storedAt: Date;
}

/** A place that released files are served from. Paths are relative to it, with `/` between their parts. */
export interface ReleaseTarget {
  /** For people. */
  name: string;
  /** The file, or null where there is none. */
  read(path: string): Promise<StoredFile | null>;
  /** Stores a file whole or not at all; false where the path is taken, which is never written over. */
  create(path: string, content: Buffer): Promise<boolean>;
  /** Puts a file in the place of the one with `tag` (null: of none) in one step; false where it is another by now. */
  replace(path: string, content: Buffer, tag: string | null): Promise<boolean>;
  /** Every file below a folder. */
  list(folder: string): Promise<ListedFile[]>;
  /** Takes files away; those that are gone already do not matter. */
  remove(paths: readonly string[]): Promise<void>;
}
