import type { PaymentStatus } from "shared-contracts/entities/payment";

/** The interval and the duration of polling, in ms. */
const POLL_EVERY_MS = 5000;
export const POLL_FOR_MS = 300_000;

interface Polling {
  /** Polls once. */
  read: (signal: AbortSignal) => Promise<PaymentStatus>;
  onStatus: (status: PaymentStatus) => void;
  /** Called after five minutes, once the last poll is answered. */
  onTimeUp: () => void;
}

/**
 * Polls a payment every 5 s for 5 minutes by the clock; returns a function that stops it. Polls never overlap, and a
 * machine that slept polls once, not once for each missed time. A failed poll is only logged.
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
