import { useEffect } from "react";
import { PREFETCH_DELAY_MS } from "./suggestions/prefetch-delay.ts";
import { readerOf } from "./importing/import-readers.ts";
import { pages } from "./pages.ts";

/**
 * Loads what is not shown yet while the page at hand is used, the step after it first: opening a step then starts no
 * request, and needs no network.
 */
export function usePrefetch(next: string | null): void {
  useEffect(() => {
    const timer = setTimeout(() => void prefetch(next), PREFETCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [next]);
}

async function prefetch(next: string | null): Promise<void> {
  const first = next === null ? undefined : pages[next.slice(1)];
  const loads = [
    ...(first ? [first] : []),
    ...Object.values(pages),
    () => import("./explain/ExplanationPanel.tsx"),
    () => readerOf("page"),
    () => readerOf("shared"),
  ];
  try {
    for (const load of loads) await load();
  } catch {
    // Without a network, opening the page shows the error and offers a retry.
  }
}
