import { ApiError } from "./api-error.ts";

/** Runs the changes of one account one after the other. Changes of different accounts run side by side. */
export interface AccountTurns {
  /**
   * Runs `act` when it is the account's turn. Rejects with UNAVAILABLE when the wait takes longer than `patienceMs`.
   */
  run<T>(account: string, act: () => Promise<T>): Promise<T>;
}

/** The same as the wait for a connection of the pool. */
const PATIENCE_MS = 10_000;

/**
 * Turns within this process. The lock on the account's row already orders the changes of all processes. Without turns,
 * each change that waits for the lock would hold a connection of the pool.
 */
export function createAccountTurns(patienceMs = PATIENCE_MS): AccountTurns {
  /** The last turn requested for each account; it never rejects. */
  const last = new Map<string, Promise<unknown>>();

  return {
    run: (account, act) => {
      const before = last.get(account) ?? Promise.resolve();
      return new Promise((resolve, reject) => {
        let waiting = true;
        const timer = setTimeout(() => {
          waiting = false;
          reject(new ApiError("UNAVAILABLE"));
        }, patienceMs);
        const turn = before.then(async () => {
          clearTimeout(timer);
          if (waiting) await act().then(resolve, reject);
          if (last.get(account) === turn) last.delete(account);
        });
        last.set(account, turn);
      });
    },
  };
}
