import * as z from "zod/mini";
import {
  savedBudgetSchema,
  type SavedBudget,
  type SavedBudgetSummary,
} from "../entities/saved-budget.ts";

/** A budget as it was last read, and when, in ms since 1970. */
interface KeptBudget {
  saved: SavedBudget;
  time: number;
}

/** Every cache of the service worker begins so too, and ends with it. */
const PREFIX = "banquete-opened-";
/** How many budgets are kept. */
const MOST = 20;

/** A copy names its user: it opens for nobody else. */
const keptSchema = z.object({
  userId: z.string(),
  time: z.number(),
  saved: savedBudgetSchema,
});

/** Keeps a budget that the user opened, and the nineteen opened before it. A browser that refuses keeps none. */
export async function keepOpened(
  userId: string,
  saved: SavedBudget,
  now: number,
): Promise<void> {
  await attempt(async () => {
    const cache = await caches.open(PREFIX + userId);
    const text = JSON.stringify({ userId, time: now, saved });
    await cache.delete(address(saved));
    await cache.put(address(saved), new Response(text));
    // In the order in which they were put in.
    for (const older of (await cache.keys()).slice(0, -MOST))
      await cache.delete(older);
  });
}

/** This version of a budget as the user last opened it; null when it is not kept. */
export function keptOpened(
  userId: string,
  listed: Pick<SavedBudgetSummary, "id" | "versao">,
): Promise<KeptBudget | null> {
  return attempt(async () => {
    const cache = await caches.open(PREFIX + userId);
    const response = await cache.match(address(listed));
    const kept = z.parse(keptSchema, await response?.json());
    const isIt = kept.userId === userId && kept.saved.versao === listed.versao;
    return isIt ? kept : null;
  });
}

/** Removes the copies of every user. The shell calls it at each sign-in and sign-out. Never rejects. */
export async function forgetOpened(): Promise<void> {
  await attempt(async () => {
    for (const name of await caches.keys())
      if (name.startsWith(PREFIX)) await caches.delete(name);
  });
}

function address({ id }: Pick<SavedBudgetSummary, "id">): string {
  return `/opened/${id}`;
}

/** Caches can be missing, forbidden or full. */
async function attempt<T>(act: () => Promise<T>): Promise<T | null> {
  try {
    return await act();
  } catch {
    return null;
  }
}
