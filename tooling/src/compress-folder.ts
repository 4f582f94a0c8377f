import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const TEXT = /\.(js|css|json|html|svg)$/;

/** The smallest size to compress, in bytes: less fits into the network's first packet. */
const LEAST = 1024;

/** The level with nine tenths of the highest level's savings, in a tenth of its time. */
const LEVEL = 9;

const encoders = {
  br: (content: Buffer) =>
    promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: LEVEL },
    }),
  gz: (content: Buffer) => promisify(gzip)(content, { level: LEVEL }),
};

/** Writes, beside each text file of a folder, a brotli and a gzip copy: `main.js.br`, `main.js.gz`. */
export async function compressFolder(folder: string): Promise<void> {
  for (const file of (await readdir(folder)).filter((name) =>
    TEXT.test(name),
  )) {
    const content = await readFile(join(folder, file));
    if (content.length < LEAST) continue;
    await Promise.all(
      Object.entries(encoders).map(async ([ending, encode]) =>
        writeFile(join(folder, `${file}.${ending}`), await encode(content)),
      ),
    );
  }
}
