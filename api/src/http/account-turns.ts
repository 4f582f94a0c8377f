import { ApiError } from "./api-error.ts";

/** Lets the changes of one account follow each other, those of different accounts run side by side. */
export interface AccountTurns {
  /** Runs `act` when it is the account's turn. Rejects with UNAVAILABLE when that takes longer than `patienceMs`. */
  run<T>(account: string, act: () => Promise<T>): Promise<T>;
}

/** As long as a call waits for a connection. */
const PATIENCE_MS = 10_000;

/**
 * Turns within this process. The lock of the account orders changes of all processes; without turns each that waits for the lock
 * would hold a connection of the pool meanwhile.
 */
export function createAccountTurns(patienceMs = PATIENCE_MS): AccountTurns {
  /** The last turn asked for, by account; it never rejects. */
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
