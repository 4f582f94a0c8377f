import { constants } from "node:zlib";
import compress from "@fastify/compress";
import type { FastifyInstance } from "fastify";

/** A higher quality takes several times as long for a tenth less. */
const BROTLI_QUALITY = 4;

/** Sends text in brotli or gzip. What arrives is never unpacked: a few bytes could become gigabytes. */
export async function registerCompression(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    globalDecompression: false,
    encodings: ["br", "gzip"],
    brotliOptions: {
      params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY },
    },
  });
}
