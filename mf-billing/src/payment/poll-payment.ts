import type { PaymentStatus } from "shared-contracts/entities/payment";

/** How often an open payment is asked for, and for how long, in ms. */
const POLL_EVERY_MS = 5000;
export const POLL_FOR_MS = 300_000;

interface Polling {
  /** Asks once. */
  read: (signal: AbortSignal) => Promise<PaymentStatus>;
  onStatus: (status: PaymentStatus) => void;
  /** Five minutes are over and the last question is answered. */
  onTimeUp: () => void;
}

/**
 * Asks for a payment every 5 s for 5 minutes by the clock; returns what stops it. A question is never asked while the
 * last one is unanswered, and a machine that slept asks once, not for each time it missed. A failed question is only
 * logged.
 */
export function pollPayment({ read, onStatus, onTimeUp }: Polling): () => void {
  const stopper = new AbortController();
  const { signal } = stopper;
  const until = Date.now() + POLL_FOR_MS;
  let asking: Promise<void> | null = null;

  async function ask() {
    try {
      const status = await read(signal);
      if (!signal.aborted) onStatus(status);
    } catch (error) {
      if (!signal.aborted) console.warn(error);
    } finally {
      asking = null;
    }
  }

  async function tick() {
    const last = Date.now() >= until;
    if (last) clearInterval(timer);
    asking ??= ask();
    if (!last) return;
    await asking;
    if (!signal.aborted) onTimeUp();
  }

  const timer = setInterval(() => void tick(), POLL_EVERY_MS);
  return () => {
    clearInterval(timer);
    stopper.abort();
  };
}
