import type { FastifyReply } from "fastify";
import { finished } from "node:stream";

/** A signal that aborts when the connection closes before the answer is sent. */
export function leftSignal({ raw }: FastifyReply): AbortSignal {
  const left = new AbortController();
  finished(raw, () => {
    if (!raw.writableFinished) left.abort();
  });
  return left.signal;
}
