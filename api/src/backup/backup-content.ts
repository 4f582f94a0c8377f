import { createHash } from "node:crypto";
import { z } from "zod";

const END_OF_SECTION = "\n\\.\n";

const tableSchema = z.object({
  name: z.string(),
  columns: z.array(z.string()),
});

const headSchema = z.object({
  banquete: z.literal("backup"),
  format: z.literal(1),
  /** When the snapshot was taken. */
  at: z.iso.datetime(),
  /** The migrations of its tables. */
  migrations: z.array(z.string()).min(1),
  tables: z.array(tableSchema),
});

const footSchema = z.object({ sha256: z.string() });

/** The first line of a backup. */
export type BackupHead = z.infer<typeof headSchema>;
export type BackupTable = z.infer<typeof tableSchema>;

/** A named part of a backup: rows in the text form of PostgreSQL's COPY. */
export interface Section {
  name: string;
  rows: AsyncIterable<Uint8Array>;
}

/** Something in the content is not as it was written. */
export class BadContent extends Error {}

/**
 * A backup before it is packed: a line with its head; for each section a line with its name, its rows, and the line
 * `\.`, which no row can be; and a line with the hash of all that.
 */
export async function* writeContent(
  head: BackupHead,
  sections: AsyncIterable<Section>,
): AsyncGenerator<Uint8Array> {
  const digest = createHash("sha256");
  const hashed = (part: Uint8Array) => {
    digest.update(part);
    return part;
  };
  yield hashed(Buffer.from(`${JSON.stringify(head)}\n`));
  for await (const { name, rows } of sections) {
    yield hashed(Buffer.from(`${name}\n`));
    for await (const part of rows) yield hashed(part);
    yield hashed(Buffer.from("\\.\n"));
  }
  yield Buffer.from(`${JSON.stringify({ sha256: digest.digest("hex") })}\n`);
}

/**
 * Reads a backup's content: calls `onSection` for each section, which must read its rows to the end. Throws
 * `BadContent` at the end when something was changed, so nothing may be final before.
 */
export async function readContent(
  content: AsyncIterable<Uint8Array>,
  onHead: (head: BackupHead) => Promise<void>,
  onSection: (section: Section) => Promise<void>,
): Promise<void> {
  const reader = createReader(content);
  const head = parse(headSchema, await reader.line());
  await onHead(head);
  for (let left = head.tables.length + 1; left > 0; left--) {
    const name = await reader.line(false);
    await onSection({ name, rows: reader.section() });
  }
  const sha256 = reader.digest();
  const foot = parse(footSchema, await reader.line());
  if (foot.sha256 !== sha256 || !(await reader.isOver()))
    throw new BadContent();
}

function parse<T>(schema: z.ZodType<T>, line: string): T {
  try {
    return schema.parse(JSON.parse(line));
  } catch {
    throw new BadContent();
  }
}

function createReader(content: AsyncIterable<Uint8Array>) {
  const source = content[Symbol.asyncIterator]();
  const digest = createHash("sha256");
  let held = Buffer.alloc(0);

  async function more(): Promise<boolean> {
    const { done, value } = await source.next();
    if (done) return false;
    held = Buffer.concat([held, value]);
    return true;
  }

  function take(bytes: number): Buffer {
    const part = held.subarray(0, bytes);
    held = held.subarray(bytes);
    digest.update(part);
    return part;
  }

  /** Everything before the mark, which comes next then. */
  async function* upTo(mark: string): AsyncGenerator<Buffer> {
    for (;;) {
      const at = held.indexOf(mark);
      if (at >= 0) {
        yield take(at);
        return;
      }
      // The mark may have begun.
      const sure = held.length - mark.length + 1;
      if (sure > 0) yield take(sure);
      if (!(await more())) throw new BadContent();
    }
  }

  return {
    /** The next line; its end stays where a section begins with it. */
    line: async (withEnd = true): Promise<string> => {
      const parts: Buffer[] = [];
      for await (const part of upTo("\n")) parts.push(part);
      if (withEnd) take(1);
      return Buffer.concat(parts).toString();
    },
    /** The rows after the end of a line, with the end of the last one. */
    section: async function* (): AsyncGenerator<Uint8Array> {
      let started = false;
      for await (const part of upTo(END_OF_SECTION)) {
        if (part.length === 0) continue;
        const rows = started ? part : part.subarray(1);
        started = true;
        if (rows.length > 0) yield rows;
      }
      const end = take(END_OF_SECTION.length);
      if (started) yield end.subarray(0, 1);
    },
    digest: () => digest.copy().digest("hex"),
    isOver: async () => held.length === 0 && !(await more()),
  };
}
