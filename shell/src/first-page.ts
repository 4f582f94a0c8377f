import { fetchCallLibrary } from "shared-contracts/client/fetch-call-library";
import { loadLoginPage } from "./auth/load-login-page.ts";
import type { Session } from "./auth/session.ts";
import { pageShown } from "./page-shown.ts";
import { loadRemotePage } from "./remotes/load-remote.ts";
import { remoteRoutes } from "./routes.ts";

/**
 * Loads the page of the address. A remote's comes while the shell renders: its area awaits the same load and shows its
 * errors. The shell waits for the page of /login, and rejects without it. What any later page needs is loaded once the
 * first is shown; not by a prefetch link, which Firefox counts under default-src.
 */
export async function loadFirstPage(
  { isSignedIn, userId }: Pick<Session, "isSignedIn" | "userId">,
  path = window.location.pathname,
): Promise<void> {
  void pageShown.then(loadLater);
  const route = remoteRoutes.find((row) => row.path === path);
  if (!route || (route.access === "session" && !isSignedIn)) {
    await loadLoginPage();
    return;
  }
  loadRemotePage(route.remote, route.page, userId).catch(() => undefined);
  if (!route.drawnWithoutCalls) void fetchCallLibrary();
}

function loadLater() {
  void fetchCallLibrary();
  loadLoginPage().catch(() => undefined);
}
