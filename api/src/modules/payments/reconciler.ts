import type { PaymentDesk } from "./payment-desk.ts";
import { findDue } from "./repository.ts";
import { settleDue } from "./settle.ts";

/** Readings at once. */
const AT_ONCE = 5;

/** Reads what is due at the gateway: what a webhook spoke of, what a killed process left half done, what nobody polls any more. */
export interface Reconciler {
  /** Resolves when all that is due now was read. Asked while it runs, it goes round once more. Never rejects. */
  run(): Promise<void>;
  /** Ends after the readings under way. */
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
      const due = await findDue(db, open.name, now(), AT_ONCE);
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
