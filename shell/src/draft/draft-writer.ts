import type { KeptText } from "./draft-mirror.ts";
import {
  changesPlace,
  type DraftPlace,
  forgetText,
  type Keeping,
  keepText,
  LONGEST_LOCAL_TEXT,
  pointAway,
  succeeds,
} from "./draft-place.ts";
import { changedSections, DraftText, type Version } from "./draft-sections.ts";

/** Longer drafts, and longer sections of one, take too long to be written with every other key. */
const LONG_TEXT = { draft: 64 * 1024, sections: 1024 * 1024 };

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
    const keeping = keepText(this.#place, { text, timestamp });
    this.#sent = version;
    this.#length = text.length;
    this.#changesLength = 0;
    this.#isRefused = false;
    void keeping.mirrored.then((isDone) => this.#arrive(version, isDone));
    return keeping;
  }

  /**
   * Writes to IndexedDB the sections that changed since a long draft. Leaves long ones, and all while a draft is on its
   * way, for the whole; false where that must be written now.
   */
  writeChanges(version: Version): boolean {
    if (this.#sent) return this.#length > LONG_TEXT.draft;
    if (!this.#kept || this.#isRefused) return false;
    if (this.#changesLength > LONG_TEXT.sections) return true;
    const { mirror, key } = changesPlace(this.#place);
    const changes = changesOf(version, [this.#kept]);
    this.#changesLength = changes.text.length;
    void succeeds(mirror.write(key, changes)).then(
      (isDone) => (this.#isRefused ||= !isDone),
    );
    return true;
  }

  /** Writes the sections that changed since a draft that IndexedDB alone has; false where localStorage has no room. */
  leaveChanges(version: Version): boolean {
    if (!this.#kept || this.#length <= LONGEST_LOCAL_TEXT) return false;
    const stored = this.#sent ? [this.#kept, this.#sent] : [this.#kept];
    const changes = changesOf(version, stored);
    return keepText(changesPlace(this.#place), changes).isLocal;
  }

  /** Forgets the draft; returns what localStorage refused with, undefined when it did not. */
  clear(): unknown {
    this.#kept = this.#sent = null;
    forgetText(changesPlace(this.#place));
    return forgetText(this.#place);
  }

  #arrive(version: Version, isDone: boolean): void {
    // It was cleared meanwhile.
    if (!this.#sent) return;
    if (isDone) this.#kept = this.#length > LONG_TEXT.draft ? version : null;
    if (this.#sent !== version) return;
    this.#sent = null;
    // Only what is really there may be pointed at: until then an older draft stays.
    if (isDone && this.#length > LONGEST_LOCAL_TEXT)
      pointAway(this.#place, version.timestamp);
  }
}

function changesOf(version: Version, stored: readonly Version[]): KeptText {
  const text = JSON.stringify(changedSections(version, stored));
  return { text, timestamp: version.timestamp };
}
