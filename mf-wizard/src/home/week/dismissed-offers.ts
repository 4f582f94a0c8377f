/** The most that are remembered; an older one is hardly news. */
const MOST = 200;

const keyOf = (userId: string) => `dismissedOffers_${userId}`;

/** What a user of this browser has dismissed; nothing where it cannot be read. */
export function dismissed(userId: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(
      window.localStorage.getItem(keyOf(userId)) ?? "[]",
    );
    return Array.isArray(kept) ? (kept as string[]) : [];
  } catch {
    return [];
  }
}

/** Remembers one more, and returns all. Without storage it comes back with the next visit. */
export function dismiss(userId: string, offer: string): readonly string[] {
  const all = [...dismissed(userId), offer].slice(-MOST);
  try {
    window.localStorage.setItem(keyOf(userId), JSON.stringify(all));
  } catch (error) {
    console.warn(error);
  }
  return all;
}
