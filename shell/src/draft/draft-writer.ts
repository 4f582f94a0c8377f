import { changedSections, type Version } from "./draft-changes.ts";
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
import { DraftText } from "./draft-text.ts";

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
  /** How long the last text was, and the one of what changed since. */
  #length: number;
  #changesLength = 0;
  /** Whether IndexedDB refused what changed since. */
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
   * Writes to IndexedDB the sections that changed since a long draft, or leaves long ones, and all while a draft is on
   * its way, for the whole; false where that must be written now.
   */
  writeChanges(version: Version): boolean {
    if (this.#sent) return this.#length > LONG_TEXT.draft;
    if (!this.#kept || this.#isRefused) return false;
    if (this.#changesLength > LONG_TEXT.sections) return true;
    const { mirror, key } = changesPlace(this.#place);
    const changes = this.#changes(version, [this.#kept]);
    this.#changesLength = changes.text.length;
    void succeeds(mirror.write(key, changes)).then(
      (isDone) => (this.#isRefused ||= !isDone),
    );
    return true;
  }

  /**
   * Writes to both places the sections that changed since a draft that IndexedDB alone has; false where there is none,
   * or localStorage has no room.
   */
  leaveChanges(version: Version): boolean {
    if (!this.#kept || this.#length <= LONGEST_LOCAL_TEXT) return false;
    const stored = [this.#kept, ...(this.#sent ? [this.#sent] : [])];
    const changes = this.#changes(version, stored);
    return keepText(changesPlace(this.#place), changes).isLocal;
  }

  /** Forgets the draft in both places; answers what localStorage refused with, undefined when it did not. */
  clear(): unknown {
    this.#kept = this.#sent = null;
    forgetText(changesPlace(this.#place));
    return forgetText(this.#place);
  }

  #changes(version: Version, stored: readonly Version[]): KeptText {
    const text = JSON.stringify(changedSections(version, stored));
    return { text, timestamp: version.timestamp };
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
