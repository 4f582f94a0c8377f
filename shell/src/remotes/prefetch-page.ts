import { loadRemotePage } from "./load-remote.ts";

declare global {
  interface Navigator {
    /** Not in every browser. */
    readonly connection?: { readonly saveData?: boolean };
  }
}

/**
 * Prefetches a page that the user is likely to open next. Its errors show when it is opened. Does nothing for users who
 * save data.
 */
export function prefetchPage(
  remote: string,
  page: string,
  userId: string,
): void {
  if (navigator.connection?.saveData) return;
  loadRemotePage(remote, page, userId).catch(() => undefined);
}
