import { fetchCallLibrary } from "shared-contracts/client/fetch-call-library";
import { loadLoginPage } from "./auth/load-login-page.ts";
import type { Session } from "./auth/session.ts";
import { loadRemotePage } from "./remotes/load-remote.ts";
import type { Registry } from "./remotes/registry.ts";
import { remoteRoutes } from "./routes.ts";

interface FirstPageParts {
  session: Pick<Session, "isSignedIn" | "userId">;
  loadFrames: () => Promise<unknown>;
}

/**
 * Loads the page of the address: that of /login, or a frame, and a failure rejects. A remote's page comes while the
 * shell renders: its area awaits the same load and shows its errors. Its download starts before the first render, which
 * would hold it up, if remotes.json has arrived by then. The page of /login comes after it, for a later sign-out.
 */
export async function loadFirstPage(
  { session, loadFrames }: FirstPageParts,
  registry: Promise<Registry>,
  path = window.location.pathname,
): Promise<void> {
  const { isSignedIn, userId } = session;
  void fetchCallLibrary();
  const route = remoteRoutes.find((row) => row.path === path);
  if (!route || (route.access === "session" && !isSignedIn)) {
    await Promise.all([loadLoginPage(), isSignedIn && loadFrames()]);
    return;
  }
  loadRemotePage(route.remote, route.page, userId, registry)
    .finally(loadLoginPage)
    .catch(() => undefined);
  await loadFrames();
}
