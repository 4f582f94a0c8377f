import { isPaused } from "../../db/settings.ts";
import { createWorker, type Worker } from "../../worker.ts";
import type { PaymentDesk } from "./payment-desk.ts";
import { findDue } from "./repository.ts";
import { settleDue } from "./settle.ts";

/** Concurrent readings. */
const CONCURRENT = 5;

/**
 * Reads the due payments at the gateway: those that a webhook named, that a killed process left unfinished, or that no
 * page polls any more.
 */
export function createReconciler(
  desk: PaymentDesk,
  report: (error: unknown) => void,
): Worker {
  const { db, open, now } = desk;
  return createWorker(async () => {
    if (await isPaused(db)) return false;
    const due = await findDue(db, open.name, now(), CONCURRENT);
    await Promise.all(due.map((payment) => settleDue(desk, payment)));
    return due.length > 0;
  }, report);
}
