import { fetchCallLibrary } from "shared-contracts/client/fetch-call-library";
import type { Session } from "./auth/session.ts";
import { pageShown } from "./page-shown.ts";
import { loadRemotePage } from "./remotes/load-remote.ts";
import { fetchRuntime } from "./remotes/open-release.ts";
import { remoteRoutes } from "./routes.ts";

/**
 * Loads the page of the address while the shell renders. The page's area awaits the same load and shows its errors. The
 * shell's own pages, once shown, load what every later page needs; not by a prefetch link, which Firefox counts under
 * default-src.
 */
export function loadFirstPage(
  { isSignedIn, userId }: Pick<Session, "isSignedIn" | "userId">,
  path = window.location.pathname,
): void {
  const route = remoteRoutes.find((row) => row.path === path);
  if (!route || (route.access === "session" && !isSignedIn)) {
    void pageShown.then(loadLater);
    return;
  }
  loadRemotePage(route.remote, route.page, userId).catch(() => undefined);
  if (!route.drawnWithoutCalls) void fetchCallLibrary();
}

function loadLater() {
  fetchRuntime().catch(() => undefined);
  void fetchCallLibrary();
}
