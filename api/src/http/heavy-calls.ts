import { finished } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import { ApiError } from "./api-error.ts";
import { createTurns, type Turns } from "./turns.ts";

/** In bytes; a call with a larger body is heavy. */
export const HEAVY_BODY = 200 * 1024;

const PATIENCE_MS = 10_000;

/** Turns for heavy calls: two of an account run at a time, and eight more wait. */
export function createHeavyCalls(): Turns {
  return createTurns({
    concurrent: 2,
    waiting: 8,
    patienceMs: PATIENCE_MS,
    refusal: () =>
      new ApiError("RATE_LIMITED", undefined, {
        retryAfterSeconds: PATIENCE_MS / 1000,
      }),
  });
}

/** Whether the body is above HEAVY_BODY, or of unknown length. */
export function hasLargeBody({ headers }: FastifyRequest): boolean {
  const length = headers["content-length"];
  return length === undefined
    ? headers["transfer-encoding"] !== undefined
    : Number(length) > HEAVY_BODY;
}

/** Waits for the caller's turn. It lasts until the answer is sent or the caller disconnects. */
export async function waitForTurn(
  heavyCalls: Turns,
  accountId: string,
  reply: FastifyReply,
): Promise<void> {
  const left = new AbortController();
  let end = () => left.abort();
  finished(reply.raw, () => end());
  end = await heavyCalls.take(accountId, left.signal);
  if (left.signal.aborted) end();
}
