import { useSyncExternalStore } from "react";

/** Whether the browser has a network. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine);
}

function subscribe(changed: () => void): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  window.addEventListener("online", changed, { signal });
  window.addEventListener("offline", changed, { signal });
  return () => ended.abort();
}
