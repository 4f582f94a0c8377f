import { Decrypter, Encrypter } from "age-encryption";
import { createReadStream, createWriteStream } from "node:fs";
import { open, rename, rm, stat } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream as WebStream } from "node:stream/web";
import { constants, createGunzip, createGzip } from "node:zlib";
import { StartupError } from "../startup-error.ts";

const AGE = Buffer.from("age-encryption.org/v1\n");
const GZIP = Buffer.from([0x1f, 0x8b]);

/**
 * Packs the content into a new file that only its owner may read, and gives the file its name when it is on the disk.
 * gzip compresses it; age encrypts it for the recipients, if there are any.
 */
export async function pack(
  content: AsyncIterable<Uint8Array>,
  file: string,
  recipients: readonly string[],
): Promise<void> {
  if (await stat(file).catch(() => null))
    throw new StartupError(`${file} is there already. Nothing was written.`);
  const draft = `${file}.part`;
  try {
    await pipeline(
      content,
      createGzip({ level: constants.Z_BEST_SPEED }),
      (packed: AsyncIterable<Uint8Array>) => encrypt(packed, recipients),
      createWriteStream(draft, { mode: 0o600, flush: true }),
    );
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/**
 * Unpacks the file while `read` reads its content. Rejects with a StartupError where the key is missing or wrong, else
 * with whatever fails.
 */
export async function unpack(
  file: string,
  identity: string | undefined,
  read: (content: AsyncIterable<Uint8Array>) => Promise<void>,
): Promise<void> {
  const isEncrypted = await findKind(file);
  if (isEncrypted && !identity)
    throw new StartupError(
      `${file} is encrypted: set BANQUETE_BACKUP_IDENTITY_FILE to the file with its key.`,
    );
  await pipeline(
    createReadStream(file),
    (packed: AsyncIterable<Uint8Array>) =>
      isEncrypted ? decrypt(file, packed, identity!) : packed,
    createGunzip(),
    read,
  );
}

/** Whether the file is encrypted. Refuses what is no backup. */
async function findKind(file: string): Promise<boolean> {
  const start = Buffer.alloc(AGE.length);
  const handle = await open(file);
  try {
    await handle.read(start);
  } finally {
    await handle.close();
  }
  if (start.equals(AGE)) return true;
  if (start.subarray(0, GZIP.length).equals(GZIP)) return false;
  throw new StartupError(`${file} is no backup.`);
}

async function* encrypt(
  packed: AsyncIterable<Uint8Array>,
  recipients: readonly string[],
): AsyncGenerator<Uint8Array> {
  if (recipients.length === 0) return yield* packed;
  const encrypter = new Encrypter();
  for (const recipient of recipients) encrypter.addRecipient(recipient);
  yield* iterate(await encrypter.encrypt(streamOf(packed)));
}

async function* decrypt(
  file: string,
  packed: AsyncIterable<Uint8Array>,
  identity: string,
): AsyncGenerator<Uint8Array> {
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  const content = await decrypter
    .decrypt(streamOf(packed))
    .catch((error: Error) => {
      if (!error.message.startsWith("no identity matched")) throw error;
      throw new StartupError(`${file} is encrypted for another key.`);
    });
  yield* iterate(content);
}

function streamOf(
  parts: AsyncIterable<Uint8Array>,
): ReadableStream<Uint8Array> {
  return Readable.toWeb(Readable.from(parts)) as ReadableStream<Uint8Array>;
}

function iterate(
  stream: ReadableStream<Uint8Array>,
): AsyncIterable<Uint8Array> {
  return Readable.fromWeb(stream as WebStream);
}
