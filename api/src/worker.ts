/** Work that comes up again and again, done by one run at a time. */
export interface Worker {
  /** Resolves when everything due now was done. A call during a run starts one more round. Never rejects. */
  run(): Promise<void>;
  /** Stops after the round under way. */
  close(): Promise<void>;
}

/** `work` does a round and resolves with whether there may be more to do. */
export function createWorker(
  work: () => Promise<boolean>,
  report: (error: unknown) => void,
): Worker {
  let running: Promise<void> | null = null;
  let requested = false;
  let closed = false;

  async function untilDone(): Promise<void> {
    while (!closed) {
      requested = false;
      if (!(await work()) && !requested) return;
    }
  }

  return {
    run: () => {
      requested = true;
      running ??= untilDone()
        .catch(report)
        .finally(() => (running = null));
      return running;
    },
    close: async () => {
      closed = true;
      await running;
    },
  };
}
