import type { Notice } from "shared-contracts/federation/core-services";
import { reaction } from "shared-contracts/platform/state";
import type { Session } from "../auth/session.ts";
import type { Registry } from "../remotes/registry.ts";
import type { PageOutbox } from "../outbox/page-outbox.ts";
import { remotesInPage } from "../remotes/remotes-in-page.ts";
import { whenIdle } from "../when-idle.ts";

/** What of the page works without network. */
interface PageParts {
  session: Session;
  loadFrames: () => Promise<{ outbox: PageOutbox }>;
  notifier: { notify: (notice: Notice) => void };
}

/**
 * Once a page of a remote is open and the browser idle, sends what waits in the user's outbox, and sees to it that the
 * user's pages open without network.
 */
export function openOffline(
  { session, loadFrames, notifier }: PageParts,
  registry: Promise<Registry>,
): void {
  reaction(
    () => remotesInPage.running.size > 0 && session.userId,
    (userId) => {
      if (userId === false) return;
      whenIdle(async () => {
        if (!session.isSignedIn) return;
        const { outbox } = await loadFrames();
        await outbox.start();
        // Without network it is too late to download what says so.
        await import("../outbox/OutboxStrip.tsx");
        await import("../outbox/OutboxDialogs.tsx");
      });
      whenIdle(async () => {
        const { startOffline } = await import("./start-offline.ts");
        await startOffline(userId, await registry, notifier.notify);
      });
    },
    { fireImmediately: true },
  );
}
