import { Readable } from "node:stream";
import type { FastifyReply } from "fastify";
import { BINARY, type Endpoint } from "shared-contracts/endpoints/endpoint";
import { parse } from "zod/v4/core";
import { contentDisposition } from "./content-disposition.ts";
import { etagOf } from "./etag.ts";
import type { Answer } from "./handlers.ts";
import type { StoredAnswer } from "./idempotency.ts";

/** Turns an answer into what is stored and sent: the body as its schema has it, the version as `ETag`. */
export function toStored(
  endpoint: Endpoint,
  answer: Answer<Endpoint>,
): StoredAnswer {
  if ("file" in answer || "pieces" in answer) {
    throw new Error("A file or a stream is sent, never stored.");
  }
  const headers: Record<string, string> = {};
  if (answer.version !== undefined) {
    headers["etag"] = etagOf(answer.version);
  }
  return {
    status: endpoint.status ?? 200,
    headers,
    body: toText(endpoint, answer),
  };
}

/** The body as JSON text. Fields that the schema does not name are left out. */
function toText(
  endpoint: Endpoint,
  answer: { body: unknown } | { json: string },
): string {
  if ("json" in answer) return answer.json;
  if (endpoint.response === BINARY) throw new Error("A file was expected.");
  return JSON.stringify(parse(endpoint.response, answer.body));
}

/** Sends an answer of any kind. A reader that stalls for `patienceMs` in a long one is cut off. */
export function send(
  reply: FastifyReply,
  endpoint: Endpoint,
  answer: Answer<Endpoint>,
  patienceMs: number,
): FastifyReply {
  if ("pieces" in answer) return sendPieces(reply, answer.pieces, patienceMs);
  if (!("file" in answer)) return sendStored(reply, toStored(endpoint, answer));
  return reply
    .type(answer.contentType)
    .header("content-disposition", contentDisposition(answer.fileName))
    .header("cache-control", "no-store")
    .send(Buffer.from(answer.file));
}

/** Sends a long answer no faster than it is read. */
function sendPieces(
  reply: FastifyReply,
  pieces: AsyncIterable<string>,
  patienceMs: number,
): FastifyReply {
  reply
    .header("cache-control", "no-store")
    .type("application/json; charset=utf-8");
  // The answer to a HEAD has no body, so no piece is made.
  if (reply.request.method === "HEAD") return reply.send("");
  reply.raw.setTimeout(patienceMs, () => reply.raw.destroy());
  return reply.send(Readable.from(inBytes(pieces)));
}

/** Node measures and copies a long string several times before it is sent, bytes once. */
async function* inBytes(pieces: AsyncIterable<string>): AsyncGenerator<Buffer> {
  for await (const piece of pieces) yield Buffer.from(piece);
}

export function sendStored(
  reply: FastifyReply,
  answer: StoredAnswer,
): FastifyReply {
  return reply
    .status(answer.status)
    .headers(answer.headers)
    .header("cache-control", "no-store")
    .type("application/json; charset=utf-8")
    .send(answer.body);
}
