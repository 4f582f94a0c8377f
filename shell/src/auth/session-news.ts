import type { BrowserStorage } from "../browser-storage.ts";

/** News of a tab about a user's session: the account is blocked, or why the session is about to end. */
export interface SessionNews {
  userId: string;
  blocked?: true;
  ended?: string;
}

/**
 * Where news passes by. Storage rather than a channel, because other tabs get it before the next change of storage.
 */
export const NEWS_KEY = "auth_news";

/** Sends news to the other tabs of this browser. It is not stored: later tabs call the API. */
export function notifyTabs(storage: BrowserStorage, news: SessionNews): void {
  storage.setItem(NEWS_KEY, JSON.stringify(news));
  storage.removeItem(NEWS_KEY);
}

/** The news of another tab; null for none, and for invalid text. */
export function readNews(text: string | null): SessionNews | null {
  try {
    const news: unknown = JSON.parse(text ?? "null");
    return isNews(news) ? news : null;
  } catch {
    return null;
  }
}

function isNews(value: unknown): value is SessionNews {
  const { userId, blocked, ended } = (value ?? {}) as Partial<SessionNews>;
  return (
    typeof userId === "string" &&
    (blocked === undefined || blocked) &&
    (ended === undefined || typeof ended === "string")
  );
}
