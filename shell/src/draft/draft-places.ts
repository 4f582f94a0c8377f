import type { DraftMirror, KeptText } from "./draft-mirror.ts";

/** The part of `localStorage` drafts need. Any of it may throw: storage can be full, or forbidden altogether. */
export type DraftStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Where a user's draft is kept. */
export interface DraftPlace {
  storage: DraftStorage;
  mirror: DraftMirror;
  /** The token's `sub`, or `anonymous`. */
  userId: string;
}

/** How keeping a text went. */
export interface Keeping {
  /** Whether localStorage holds all of it. */
  local: boolean;
  /** What localStorage refused it with; undefined when it did not. */
  refusal?: unknown;
  /** Whether IndexedDB holds it. Never rejects. */
  mirrored: Promise<boolean>;
}

/** Longer texts are kept in IndexedDB alone: 2 MB of mostly one-byte characters. */
export const LONGEST_LOCAL_TEXT = 2 * 1024 * 1024;

/** How a pointer begins: what localStorage holds in the place of a longer text. */
const POINTER = '{"keptIn":"indexedDB",';

/** How long IndexedDB may take to answer before the page starts without it, in ms: longer where it alone has the text. */
const PATIENCE_MS = { copy: 1000, alone: 20_000 };

/** Keeps a text in both places, a long one in IndexedDB with a pointer in localStorage. */
export function keepText(
  { storage, mirror }: DraftPlace,
  key: string,
  kept: KeptText,
): Keeping {
  const mirrored = mirrorText({ mirror }, key, kept);
  if (kept.text.length > LONGEST_LOCAL_TEXT) {
    // Only what is really there may be pointed at: until then an older draft stays.
    void mirrored.then((done) => done && pointAway(storage, key, kept));
    return { local: false, mirrored };
  }
  const refusal = refusalOf(() => storage.setItem(key, kept.text));
  return { local: refusal === undefined, refusal, mirrored };
}

/** Keeps a text in IndexedDB; answers whether it is there, and never rejects. */
export function mirrorText(
  { mirror }: Pick<DraftPlace, "mirror">,
  key: string,
  kept: KeptText,
): Promise<boolean> {
  return succeeds(mirror.write(key, kept));
}

/** Points to a text that IndexedDB alone has, with what changed since; false when that is too long or was refused. */
export function pointAway(
  storage: DraftStorage,
  key: string,
  { timestamp }: Pick<KeptText, "timestamp">,
  changes?: object,
): boolean {
  const rest = JSON.stringify({ timestamp, changes }).slice(1);
  if (rest.length > LONGEST_LOCAL_TEXT) return false;
  return refusalOf(() => storage.setItem(key, POINTER + rest)) === undefined;
}

/** What localStorage has in the place of a text that IndexedDB alone has: what changed since, as it was told. Null without a pointer. */
export function readPointer(
  storage: DraftStorage,
  key: string,
): { changes?: unknown } | null {
  let pointer: { changes?: unknown } | null = null;
  refusalOf(() => {
    const text = storage.getItem(key);
    if (!text?.startsWith(POINTER)) return;
    pointer = {};
    pointer = JSON.parse(text) as { changes?: unknown };
  });
  return pointer;
}

/** Forgets a text in both places, and what IndexedDB has beside it; answers what localStorage refused with, undefined when it did not. */
export function forgetText(
  { storage, mirror }: DraftPlace,
  key: string,
  besideKey: string,
): unknown {
  for (const mirrored of [key, besideKey])
    void succeeds(mirror.remove(mirrored));
  return refusalOf(() => storage.removeItem(key));
}

/** The text localStorage holds; null for none, for a pointer, and when it is out of reach. */
export function readLocal(storage: DraftStorage, key: string): string | null {
  let text: string | null = null;
  refusalOf(() => (text = storage.getItem(key)));
  return (text as string | null)?.startsWith(POINTER) ? null : text;
}

/** The text IndexedDB holds, `alone` or beside localStorage; null for none, and when it is out of reach or does not answer. */
export async function readMirrored(
  mirror: DraftMirror,
  key: string,
  held: keyof typeof PATIENCE_MS = "copy",
): Promise<KeptText | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const impatience = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS[held], null);
  });
  try {
    return await Promise.race([mirror.read(key), impatience]);
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}

/** Takes an unreadable text out of localStorage; the first one of its key is kept aside. */
export function putLocalAside(storage: DraftStorage, key: string): void {
  refusalOf(() => {
    const text = storage.getItem(key);
    storage.removeItem(key);
    if (text !== null && storage.getItem(asideKey(key)) === null)
      storage.setItem(asideKey(key), text);
  });
}

/** Takes an unreadable text out of IndexedDB; the first one of its key is kept aside. */
export async function putMirroredAside(
  mirror: DraftMirror,
  key: string,
  kept: KeptText,
): Promise<void> {
  await succeeds(mirror.remove(key));
  if ((await readMirrored(mirror, asideKey(key))) === null)
    await succeeds(mirror.write(asideKey(key), kept));
}

function asideKey(key: string): string {
  return `${key}_corrompido`;
}

function succeeds(work: Promise<unknown>): Promise<boolean> {
  return work.then(
    () => true,
    () => false,
  );
}

/** What an act was refused with; undefined when it was not. */
function refusalOf(act: () => void): unknown {
  try {
    act();
    return undefined;
  } catch (error) {
    return error ?? new Error("refused without a reason");
  }
}
