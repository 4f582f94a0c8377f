import { loadRemotePage } from "./load-remote.ts";

declare global {
  interface Navigator {
    /** Not in every browser. */
    readonly connection?: { readonly saveData?: boolean };
  }
}

/**
 * Loads a page that the user is likely to open next, so that opening it asks for nothing. Whatever goes wrong is said
 * when it is opened; whoever saves data is not sent what they may never look at.
 */
export function prefetchPage(
  remote: string,
  page: string,
  userId: string,
): void {
  if (navigator.connection?.saveData) return;
  loadRemotePage(remote, page, userId).catch(() => undefined);
}
