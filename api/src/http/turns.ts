import type { ApiError } from "./api-error.ts";

interface TurnOptions {
  /** Calls of one account that run at a time. */
  concurrent: number;
  /** Further calls of the account that may wait. */
  waiting?: number;
  /** How long each of them waits, in milliseconds. */
  patienceMs?: number;
  /** The error for a call that waits too long, or that finds too many waiting. */
  refusal: () => ApiError;
}

/** Turns of calls, in the order of their arrival, counted per account in this process. */
export interface Turns {
  /**
   * Resolves when it is the account's turn, with a function that ends the turn. Rejects with the refusal when too many
   * calls wait already, after `patienceMs`, and when the caller disconnects.
   */
  take(accountId: string, left?: AbortSignal): Promise<() => void>;
  /** Runs `act` in a turn of the account. */
  run<T>(accountId: string, act: () => Promise<T>): Promise<T>;
}

interface Queue {
  running: number;
  /** In the order of their arrival. */
  waiting: Set<() => void>;
}

/** By default any number of calls waits, each for 10 s: as long as for a connection of the pool. */
export function createTurns({
  concurrent,
  waiting = Infinity,
  patienceMs = 10_000,
  refusal,
}: TurnOptions): Turns {
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

  const take: Turns["take"] = (accountId, left) => {
    const queue = queues.get(accountId) ?? { running: 0, waiting: new Set() };
    queues.set(accountId, queue);
    if (queue.running < concurrent) {
      return Promise.resolve(start(accountId, queue));
    }
    if (left?.aborted || queue.waiting.size >= waiting) {
      return Promise.reject(refusal());
    }
    return new Promise((resolve, reject) => {
      const refuse = () => {
        leave();
        reject(refusal());
      };
      const go = () => {
        leave();
        resolve(start(accountId, queue));
      };
      const timer = setTimeout(refuse, patienceMs);
      const leave = () => {
        clearTimeout(timer);
        left?.removeEventListener("abort", refuse);
        queue.waiting.delete(go);
      };
      left?.addEventListener("abort", refuse);
      queue.waiting.add(go);
    });
  };

  return {
    take,
    run: async (accountId, act) => {
      const end = await take(accountId);
      try {
        return await act();
      } finally {
        end();
      }
    },
  };
}
