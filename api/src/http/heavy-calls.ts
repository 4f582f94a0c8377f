import { finished } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import { ApiError } from "./api-error.ts";

/** A call with a larger body is heavy, in bytes. */
export const HEAVY_BODY = 200 * 1024;

interface Limits {
  /** Heavy calls of one account that run at a time. */
  atOnce?: number;
  /** How many more may wait. */
  waiting?: number;
  /** How long each of them waits. */
  patienceMs?: number;
}

/** Turns for heavy calls, counted for each account in this process. */
export interface HeavyCalls {
  /**
   * Resolves when it is the account's turn, with a function that ends the turn.
   * Rejects with RATE_LIMITED when too many wait already, after `patienceMs`, and when the caller left.
   */
  take(accountId: string, left: AbortSignal): Promise<() => void>;
}

interface Queue {
  running: number;
  /** In the order they came. */
  waiting: Set<() => void>;
}

export function createHeavyCalls({
  atOnce = 2,
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
      if (queue.running < atOnce) {
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

/** Whether the body of a request is above HEAVY_BODY, or does not say how large it is. */
export function hasLargeBody({ headers }: FastifyRequest): boolean {
  const length = headers["content-length"];
  return length === undefined
    ? headers["transfer-encoding"] !== undefined
    : Number(length) > HEAVY_BODY;
}

/** Waits for the caller's turn, which lasts until the answer is sent or the caller left. */
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
