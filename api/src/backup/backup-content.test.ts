import { seededRandom } from "../../test/seeded-random.ts";
import {
  BadContent,
  type BackupHead,
  readContent,
  type Section,
  writeContent,
} from "./backup-content.ts";

const HEAD: BackupHead = {
  banquete: "backup",
  format: 1,
  at: "2026-11-25T03:00:00.000Z",
  migrations: ["001"],
  tables: [
    { name: "empty", columns: ["a"] },
    { name: "tricky", columns: ["a"] },
  ],
};
/** Rows as COPY writes them: one that begins like the end of a section, one that ends like it, and an empty one. */
const ROWS: Record<string, string> = {
  empty: "",
  tricky: "\\\\.\n.\n\nx\\\\.\n\\N\n",
  figures: "a\t1\n",
};

async function* inParts(bytes: Buffer, sizes: () => number) {
  for (let at = 0; at < bytes.length;) {
    const size = sizes();
    yield bytes.subarray(at, at + size);
    at += size;
  }
}

async function* sections(): AsyncGenerator<Section> {
  for (const [name, rows] of Object.entries(ROWS))
    yield { name, rows: inParts(Buffer.from(rows), () => 2) };
}

async function partsOf(rows: AsyncIterable<Uint8Array>) {
  const parts: Uint8Array[] = [];
  for await (const part of rows) parts.push(part);
  return parts;
}

async function written(): Promise<Buffer> {
  return Buffer.concat(await partsOf(writeContent(HEAD, sections())));
}

async function read(content: AsyncIterable<Uint8Array>) {
  const found: Record<string, string> = {};
  let head: BackupHead | undefined;
  await readContent(
    content,
    async (one) => void (head = one),
    async ({ name, rows }) => {
      found[name] = Buffer.concat(await partsOf(rows)).toString();
    },
  );
  return { head, found };
}

test("what is written is read again, however it is divided", async () => {
  const bytes = await written();
  const random = seededRandom(38);
  for (let round = 0; round < 200; round++) {
    const most = 1 + Math.floor(random() * 40);
    const parts = inParts(bytes, () => 1 + Math.floor(random() * most));
    expect(await read(parts)).toEqual({ head: HEAD, found: ROWS });
  }
});

test("a cut at any byte, any changed byte and anything behind the end are noticed", async () => {
  const bytes = await written();
  const refused = (changed: Buffer) =>
    expect(read(inParts(changed, () => 1000))).rejects.toThrow(BadContent);
  for (let at = 0; at < bytes.length; at++) {
    await refused(bytes.subarray(0, at));
    const changed = Buffer.from(bytes);
    changed[at]! ^= 1;
    await refused(changed);
  }
  await refused(Buffer.concat([bytes, Buffer.from("\n")]));
});
