import type { Session } from "./auth/session.ts";
import { loadRemotePage } from "./remotes/load-remote.ts";
import { fetchRuntime } from "./remotes/open-release.ts";
import { remoteRoutes } from "./routes.ts";

/**
 * Has the page of the address loaded while the shell draws itself. Its area waits for the same load, and says what goes
 * wrong. Where the shell's own page is shown, what every page after it needs is loaded; not by a prefetch link, which
 * Firefox counts under default-src.
 */
export function loadFirstPage(
  { isSignedIn, userId }: Pick<Session, "isSignedIn" | "userId">,
  path = window.location.pathname,
): void {
  const route = remoteRoutes.find((row) => row.path === path);
  if (!route || (route.access === "session" && !isSignedIn)) {
    fetchRuntime().catch(() => undefined);
    return;
  }
  loadRemotePage(route.remote, route.page, userId).catch(() => undefined);
}
