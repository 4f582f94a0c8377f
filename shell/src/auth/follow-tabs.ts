import type { Theme } from "../theme/theme.ts";
import type { Session } from "./session.ts";
import { NEWS_KEY } from "./session-news.ts";

/** Applies other tabs' sign-ins, sign-outs and themes to this tab. `page` is the window. */
export function followTabs(
  page: EventTarget,
  { session, theme }: { session: Session; theme: Theme },
): void {
  function follow() {
    session.followStorage();
    theme.followStorage();
  }
  page.addEventListener("storage", (event) => {
    const { key, newValue } = event as StorageEvent;
    if (key === NEWS_KEY) session.receiveNews(newValue);
    else follow();
  });
  // A page restored from the browser's cache received no events while it was there.
  page.addEventListener("pageshow", (event) => {
    if ((event as PageTransitionEvent).persisted) follow();
  });
}
