import { finished } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import { ApiError } from "./api-error.ts";

/** In bytes; a call with a larger body is heavy. */
export const HEAVY_BODY = 200 * 1024;

interface Limits {
  /** Heavy calls of one account that run at a time. */
  concurrent?: number;
  /** Further calls of the account that may wait. */
  waiting?: number;
  /** How long each of them waits, in milliseconds. */
  patienceMs?: number;
}

/** Turns for heavy calls, counted per account in this process. */
export interface HeavyCalls {
  /**
   * Resolves when it is the account's turn, with a function that ends the turn. Rejects with RATE_LIMITED when too many
   * calls wait already, after `patienceMs`, and when the caller disconnects.
   */
  take(accountId: string, left: AbortSignal): Promise<() => void>;
}

interface Queue {
  running: number;
  /** In the order of their arrival. */
  waiting: Set<() => void>;
}

export function createHeavyCalls({
  concurrent = 2,
  waiting = 8,
  patienceMs = 10_000,
}: Limits = {}): HeavyCalls {
  const queues = new Map<string, Queue>();

  function start(accountId: string, queue: Queue): () => void {
    queue.running += 1;
    let ended = false;
    return () => {
      if (ended) return;
      ended = true;
      queue.running -= 1;
      const [next] = queue.waiting;
      if (next) next();
      else if (queue.running === 0) queues.delete(accountId);
    };
  }

  return {
    take: (accountId, left) => {
      const queue = queues.get(accountId) ?? { running: 0, waiting: new Set() };
      queues.set(accountId, queue);
      if (queue.running < concurrent) {
        return Promise.resolve(start(accountId, queue));
      }
      if (left.aborted || queue.waiting.size >= waiting) {
        return Promise.reject(tooMany(patienceMs));
      }
      return new Promise((resolve, reject) => {
        const refuse = () => {
          leave();
          reject(tooMany(patienceMs));
        };
        const go = () => {
          leave();
          resolve(start(accountId, queue));
        };
        const timer = setTimeout(refuse, patienceMs);
        const leave = () => {
          clearTimeout(timer);
          left.removeEventListener("abort", refuse);
          queue.waiting.delete(go);
        };
        left.addEventListener("abort", refuse);
        queue.waiting.add(go);
      });
    },
  };
}

function tooMany(patienceMs: number): ApiError {
  return new ApiError("RATE_LIMITED", undefined, {
    retryAfterSeconds: Math.ceil(patienceMs / 1000),
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
  heavyCalls: HeavyCalls,
  accountId: string,
  reply: FastifyReply,
): Promise<void> {
  const left = new AbortController();
  let end = () => left.abort();
  finished(reply.raw, () => end());
  end = await heavyCalls.take(accountId, left.signal);
  if (left.signal.aborted) end();
}
