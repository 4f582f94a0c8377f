import type { Theme } from "../theme/theme.ts";
import type { Session } from "./session.ts";
import { NEWS_KEY } from "./session-news.ts";

/**
 * Does in this tab what another does to what they have in common: who is signed in, and the theme. `page` is the
 * window.
 */
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
    if (key === NEWS_KEY) session.hearNews(newValue);
    else follow();
  });
  // A page the browser kept while it was left has heard nothing.
  page.addEventListener("pageshow", (event) => {
    if ((event as PageTransitionEvent).persisted) follow();
  });
}
