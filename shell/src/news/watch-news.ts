import { when } from "shared-contracts/platform/state";
import type { Session } from "../auth/session.ts";
import { remotesInPage } from "../remotes/remotes-in-page.ts";
import { whenIdle } from "../when-idle.ts";

/** Reports how pages of remotes opened. What sends the reports is loaded once there is something to report. */
export function watchNews(apiUrl: string, session: Session): void {
  when(
    () => remotesInPage.openings.length > 0,
    () =>
      whenIdle(async () => {
        const { sendNews } = await import("./send-news.ts");
        sendNews(apiUrl, session);
      }),
  );
}
