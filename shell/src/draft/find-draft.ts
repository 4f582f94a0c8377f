import {
  type Draft,
  readDraft,
  readStoredDraft,
} from "shared-contracts/budget-file/draft";
import { refusalOf } from "../browser-storage.ts";
import { withTimeout } from "../with-timeout.ts";
import type { KeptText } from "./draft-mirror.ts";
import {
  blankPlace,
  changesPlace,
  type DraftPlace,
  LONGEST_LOCAL_TEXT,
  POINTER,
} from "./draft-place.ts";
import { changedDraft } from "./draft-sections.ts";

/** How long IndexedDB may take to answer, in ms: longer where it alone has the text. */
const PATIENCE_MS = { copy: 1000, alone: 20_000 };

/** A draft that was found: `alone` in IndexedDB, where an older one was `changed` since, or as a whole. */
export interface FoundDraft extends Draft {
  inMirror?: "alone" | "changed";
}

/**
 * The draft in a place, the newest of its copies; null without a readable one. A corrupt copy is removed, its first
 * instance kept under `…_corrompido`; `onCorrupt` hears of each. Never rejects.
 */
export async function findDraft(
  place: DraftPlace,
  onCorrupt?: () => void,
): Promise<FoundDraft | null> {
  const { local, pointer } = readLocal(place, onCorrupt);
  const patience = PATIENCE_MS[pointer ? "alone" : "copy"];
  // The changes first: a tab that writes may put a newer text between the two.
  const [beside, mirrored] = await Promise.all(
    [changesPlace(place), place].map(({ mirror, key }) =>
      withTimeout(patience, mirror.read(key)).catch(() => null),
    ),
  );
  if (!mirrored) return local;
  const { storage, key } = changesPlace(place);
  const [newest = null] = [
    local,
    findChanged(mirrored, () => JSON.parse(pointer ?? "{}").changes),
    findChanged(mirrored, () => JSON.parse(storage.getItem(key) ?? "0")),
    findChanged(mirrored, () => JSON.parse(beside?.text ?? "0")),
  ]
    .filter((draft) => draft !== null)
    .sort((a, b) => b.timestamp - a.timestamp);
  // All are written together: the copy in IndexedDB is read only where it knows more.
  if (newest && newest.timestamp >= mirrored.timestamp) return newest;
  const read = readDraft(mirrored.text);
  if (read.ok) {
    const isLong = mirrored.text.length > LONGEST_LOCAL_TEXT;
    return isLong ? { ...read.draft, inMirror: "alone" } : read.draft;
  }
  onCorrupt?.();
  await putAside(place, mirrored).catch(() => undefined);
  return newest;
}

/** Whether a blank reset cleared the draft in a place. Never rejects. [blank-stays-blank] */
export async function isLeftBlank(place: DraftPlace): Promise<boolean> {
  const { storage, mirror, key } = blankPlace(place);
  let isMarked = false;
  refusalOf(() => (isMarked = storage.getItem(key) !== null));
  if (isMarked) return true;
  const kept = withTimeout(PATIENCE_MS.copy, mirror.read(key));
  return (await kept.catch(() => null)) !== null;
}

/** The draft in localStorage, or the pointer there. An unreadable text is put aside. */
function readLocal(
  { storage, key }: DraftPlace,
  onCorrupt?: () => void,
): { local: FoundDraft | null; pointer?: string } {
  try {
    const text = storage.getItem(key);
    if (text === null) return { local: null };
    if (text.startsWith(POINTER)) return { local: null, pointer: text };
    const read = readDraft(text);
    if (read.ok) return { local: read.draft };
    onCorrupt?.();
    storage.removeItem(key);
    if (storage.getItem(asideKey(key)) === null)
      storage.setItem(asideKey(key), text);
  } catch {
    // Out of reach: what there is, IndexedDB has.
  }
  return { local: null };
}

/** The draft in IndexedDB with what changed since; null when nothing did, or in another draft. */
function findChanged(
  { text, timestamp }: KeptText,
  changes: () => unknown,
): FoundDraft | null {
  try {
    const draft = changedDraft(changes(), timestamp, () => JSON.parse(text));
    const read = draft && readStoredDraft(draft);
    return read?.ok ? { ...read.draft, inMirror: "changed" } : null;
  } catch {
    return null;
  }
}

async function putAside({ mirror, key }: DraftPlace, kept: KeptText) {
  await mirror.remove(key);
  const first = await mirror.read(asideKey(key));
  if (!first) await mirror.write(asideKey(key), kept);
}

const asideKey = (key: string) => `${key}_corrompido`;
