import { withTimeout } from "../with-timeout.ts";
import type { Candidate } from "./remotes-in-page.ts";

/** More than the worker's patience with a release that it does not have whole, in ms. */
const PATIENCE_MS = 3_000;

/**
 * The releases to try, those first that the page's worker keeps whole: so the same one opens when the network is cut.
 * Beside an older one, the worker first keeps the best one, if that takes no more than two seconds. Never rejects.
 */
export async function keptFirst(candidates: Candidate[]): Promise<Candidate[]> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  const worker = workers?.controller;
  if (!worker || candidates.length < 2 || navigator.connection?.saveData)
    return candidates;
  try {
    const { port1, port2 } = new MessageChannel();
    const answer = new Promise<readonly string[]>((resolve) => {
      port1.onmessage = ({ data }) => resolve(data as readonly string[]);
    });
    const releases = candidates.map(({ release: { base, integrity } }) => ({
      base,
      integrity,
    }));
    worker.postMessage({ wholeOf: releases }, [port2]);
    const whole = await withTimeout(PATIENCE_MS, answer);
    const isWhole = ({ release }: Candidate) => whole.includes(release.base);
    return candidates.toSorted((a, b) => +isWhole(b) - +isWhole(a));
  } catch (error) {
    console.warn(error);
    return candidates;
  }
}
