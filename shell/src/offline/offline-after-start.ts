import { reaction } from "shared-contracts/platform/state";
import type { Session } from "../auth/session.ts";
import type { Registry } from "../remotes/registry.ts";
import { remotesInPage } from "../remotes/remotes-in-page.ts";

/** How long what is drawn goes first where a browser does not tell when it is idle, in ms. */
const PAUSE_MS = 2_000;

/** Once a page of a remote is open and the browser idle, sees to it that the user's pages open without network. */
export function openOffline(
  session: Session,
  registry: Promise<Registry>,
): void {
  reaction(
    () => remotesInPage.running.size > 0 && session.userId,
    (userId) => {
      if (userId === false) return;
      whenIdle(async () => {
        const { startOffline } = await import("./start-offline.ts");
        await startOffline(userId, await registry);
      });
    },
    { fireImmediately: true },
  );
}

function whenIdle(work: () => Promise<void>): void {
  const run = () => void work().catch((error: unknown) => console.warn(error));
  // Safari has no such call.
  if ("requestIdleCallback" in window) requestIdleCallback(run);
  else setTimeout(run, PAUSE_MS);
}
