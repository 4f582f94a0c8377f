import type { PaymentDesk } from "./payment-desk.ts";
import { findDue } from "./repository.ts";
import { settleDue } from "./settle.ts";

/** Concurrent readings. */
const CONCURRENT = 5;

/**
 * Reads the due payments at the gateway: those that a webhook named, that a killed process left unfinished, or that no
 * page polls any more.
 */
export interface Reconciler {
  /** Resolves when everything due now was read. A call during a run starts one more round. Never rejects. */
  run(): Promise<void>;
  /** Stops after the readings under way. */
  close(): Promise<void>;
}

export function createReconciler(
  desk: PaymentDesk,
  report: (error: unknown) => void,
): Reconciler {
  let running: Promise<void> | null = null;
  let wanted = false;
  let closed = false;

  async function readAllDue(): Promise<void> {
    while (!closed) {
      wanted = false;
      const { db, open, now } = desk;
      const due = await findDue(db, open.name, now(), CONCURRENT);
      if (due.length === 0 && !wanted) return;
      await Promise.all(due.map((payment) => settleDue(desk, payment)));
    }
  }

  return {
    run: () => {
      wanted = true;
      running ??= readAllDue()
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
