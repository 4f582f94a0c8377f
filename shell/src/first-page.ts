import { fetchCallLibrary } from "shared-contracts/client/fetch-call-library";
import { loadLoginPage } from "./auth/load-login-page.ts";
import type { Session } from "./auth/session.ts";
import { loadRemotePage } from "./remotes/load-remote.ts";
import type { Registry } from "./remotes/registry.ts";
import { remoteRoutes } from "./routes.ts";

/**
 * Loads the page of the address. A remote's comes while the shell renders: its area awaits the same load and shows its
 * errors. Its download starts before the first render, which would hold it up, if remotes.json has arrived by then. The
 * page of /login comes after it, for a later sign-out, or now, and then a failure rejects.
 */
export async function loadFirstPage(
  { isSignedIn, userId }: Pick<Session, "isSignedIn" | "userId">,
  registry: Promise<Registry>,
  path = window.location.pathname,
): Promise<void> {
  void fetchCallLibrary();
  const route = remoteRoutes.find((row) => row.path === path);
  if (!route || (route.access === "session" && !isSignedIn)) {
    await loadLoginPage();
    return;
  }
  loadRemotePage(route.remote, route.page, userId, registry)
    .finally(loadLoginPage)
    .catch(() => undefined);
}
