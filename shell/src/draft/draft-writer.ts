import { refusalOf } from "../browser-storage.ts";
import type { KeptText } from "./draft-mirror.ts";
import {
  blankPlace,
  changesPlace,
  type DraftPlace,
  LONGEST_LOCAL_TEXT,
  POINTER,
} from "./draft-place.ts";
import { changedSections, DraftText, type Version } from "./draft-sections.ts";

/** Longer drafts, and longer sections of one, take too long to be written with every other key. */
const LONG_TEXT = { draft: 64 * 1024, sections: 1024 * 1024 };

export type Keeping = ReturnType<typeof keep>;

/** Writes a draft whole, or the sections that changed since a long one that IndexedDB has. Never throws. */
export class DraftWriter {
  readonly #place: DraftPlace;
  readonly #text = new DraftText();
  /** The long draft that IndexedDB has. */
  #kept: Version | null;
  /** The draft on its way there. */
  #sent: Version | null = null;
  /** How long its text is, and the one of what changed since. */
  #length: number;
  #changesLength = 0;
  /** Whether IndexedDB refused that. */
  #isRefused = false;

  /** `alone` is the draft that IndexedDB alone has. */
  constructor(place: DraftPlace, alone: Version | null = null) {
    this.#place = place;
    this.#kept = alone;
    this.#length = alone ? Infinity : 0;
  }

  /** Writes it whole to both places, one that is too long for localStorage to IndexedDB alone. */
  write(version: Version): Keeping {
    const text = this.#text.write(version);
    const { timestamp } = version;
    const keeping = keep(this.#place, { text, timestamp });
    this.#sent = version;
    this.#length = text.length;
    this.#changesLength = 0;
    this.#isRefused = false;
    void keeping.mirrored.then((isDone) => this.#arrive(version, isDone));
    return keeping;
  }

  /** Writes the sections that changed since a long draft, or leaves them for the whole; false where that is due. */
  writeChanges(version: Version): boolean {
    if (this.#sent) return this.#length > LONG_TEXT.draft;
    if (!this.#kept || this.#isRefused) return false;
    if (this.#changesLength > LONG_TEXT.sections) return true;
    const { mirror, key } = changesPlace(this.#place);
    const changes = changesOf(version, [this.#kept]);
    this.#changesLength = changes.text.length;
    mirror.write(key, changes).catch(() => (this.#isRefused = true));
    return true;
  }

  /** Writes the sections that changed since a draft that IndexedDB alone has; false where localStorage has no room. */
  leaveChanges(version: Version): boolean {
    if (!this.#kept || this.#length <= LONGEST_LOCAL_TEXT) return false;
    const stored = this.#sent ? [this.#kept, this.#sent] : [this.#kept];
    return keep(changesPlace(this.#place), changesOf(version, stored)).isLocal;
  }

  /** Forgets the draft; returns what localStorage refused with, undefined when it did not. */
  clear(): unknown {
    this.#kept = this.#sent = null;
    forget(changesPlace(this.#place));
    return forget(this.#place);
  }

  #arrive(version: Version, isDone: boolean): void {
    // It was cleared meanwhile.
    if (!this.#sent) return;
    if (isDone) this.#kept = this.#length > LONG_TEXT.draft ? version : null;
    if (this.#sent !== version) return;
    this.#sent = null;
    // Only what is really there may be pointed at: until then an older draft stays.
    if (!isDone || this.#length <= LONGEST_LOCAL_TEXT) return;
    const pointer = `${POINTER}"timestamp":${version.timestamp}}`;
    const { storage, key } = this.#place;
    refusalOf(() => storage.setItem(key, pointer));
  }
}

/** Marks that a blank reset cleared the draft in a place. [blank-stays-blank] */
export function markBlank(place: DraftPlace): void {
  keep(blankPlace(place), { text: "1", timestamp: Date.now() });
}

/** What localStorage refuses to keep a text with where IndexedDB does, too; undefined where either keeps it. */
export async function refusalOfBoth(place: DraftPlace): Promise<unknown> {
  const { refusal, mirrored } = keep(place, { text: "", timestamp: 0 });
  forget(place);
  return (await mirrored) ? undefined : refusal;
}

function changesOf(version: Version, stored: readonly Version[]): KeptText {
  const text = JSON.stringify(changedSections(version, stored));
  return { text, timestamp: version.timestamp };
}

/** Whether localStorage holds it, else what it refused it with, if it was asked; whether IndexedDB holds it. */
function keep({ storage, mirror, key }: DraftPlace, kept: KeptText) {
  const mirrored = mirror.write(key, kept).then(
    () => true,
    () => false,
  );
  if (kept.text.length > LONGEST_LOCAL_TEXT)
    return { isLocal: false, refusal: undefined, mirrored };
  const refusal = refusalOf(() => storage.setItem(key, kept.text));
  return { isLocal: refusal === undefined, refusal, mirrored };
}

function forget({ storage, mirror, key }: DraftPlace): unknown {
  mirror.remove(key).catch(() => undefined);
  return refusalOf(() => storage.removeItem(key));
}
