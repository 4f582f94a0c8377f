import { reaction } from "shared-contracts/platform/state";
import type { Session } from "../auth/session.ts";
import type { Registry } from "../remotes/registry.ts";
import { remotesInPage } from "../remotes/remotes-in-page.ts";
import { whenIdle } from "../when-idle.ts";

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
