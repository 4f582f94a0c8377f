import { useSyncExternalStore } from "react";

const PHONE = "(max-width: 767px)";

/** Whether the window is as narrow as a phone; follows its width. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, isPhone);
}

// Without a window, as in a unit test, everything is as on a desk.
function isPhone(): boolean {
  return globalThis.matchMedia?.(PHONE).matches ?? false;
}

function subscribe(listener: () => void): () => void {
  const query = globalThis.matchMedia?.(PHONE);
  query?.addEventListener("change", listener);
  return () => query?.removeEventListener("change", listener);
}
