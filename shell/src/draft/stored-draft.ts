import {
  type Draft,
  readDraft,
  type WorkingBudget,
  writeDraft,
} from "shared-contracts/budget-file/draft";
import { type BrowserStorage, refusalOf } from "../browser-storage.ts";
import { withTimeout } from "../with-timeout.ts";
import type { DraftMirror, KeptText } from "./draft-mirror.ts";

/** The two places of a draft. Each may refuse: it is full, or forbidden. [draft-has-two-places] */
export interface DraftPlaces {
  storage: BrowserStorage;
  mirror: DraftMirror;
}

/** Longer texts are in IndexedDB alone: 2 MB of mostly one-byte characters. */
export const LONGEST_LOCAL_TEXT = 2 * 1024 * 1024;

const TOO_LONG = new DOMException("too long", "QuotaExceededError");

/** The start of a pointer, which localStorage holds in place of a text that only IndexedDB has. */
const POINTER = '{"keptIn":"indexedDB",';

/** How long IndexedDB may take to answer, in ms: longer where it alone has the text. */
const PATIENCE_MS = { copy: 1000, alone: 20_000 };

/** A working budget under one key, whole in both places. Nothing here throws or rejects. */
export class StoredDraft {
  readonly #places: DraftPlaces;
  readonly #key: string;
  #writes = 0;

  constructor(places: DraftPlaces, key: string) {
    this.#places = places;
    this.#key = key;
  }

  /** Another text about the same draft. */
  beside(suffix: string): StoredDraft {
    return new StoredDraft(this.#places, `${this.#key}_${suffix}`);
  }

  /**
   * Like `keep`; `timestamp` is when the budget last changed, in ms since 1970. The undo history is kept with it in
   * IndexedDB alone: a refusal there loses it, and nothing of the draft.
   */
  write(
    working: WorkingBudget,
    timestamp: number,
    history?: string,
  ): Promise<unknown> {
    return this.keep(writeDraft(working, timestamp), timestamp, history);
  }

  /** Writes to both places, without delay where the API allows. Resolves to undefined when one took it, else to the refusal. */
  async keep(
    text: string,
    timestamp: number,
    history?: string,
  ): Promise<unknown> {
    const { storage, mirror } = this.#places;
    const all = [[this.#key, { text, timestamp }] as const];
    if (history !== undefined)
      all.push([this.#historyKey, { text: history, timestamp }]);
    const mirrored = mirror.write(...all).then(
      () => true,
      () => false,
    );
    const isLong = text.length > LONGEST_LOCAL_TEXT;
    const refusal = isLong
      ? TOO_LONG
      : refusalOf(() => storage.setItem(this.#key, text));
    const write = ++this.#writes;
    if (refusal === undefined) return undefined;
    if (!(await mirrored))
      // Without the history there may be room for the draft.
      return history !== undefined && write === this.#writes
        ? this.keep(text, timestamp)
        : refusal;
    // The text in localStorage stays until IndexedDB has the new one.
    const pointer = `${POINTER}"timestamp":${timestamp}}`;
    if (isLong && write === this.#writes)
      refusalOf(() => storage.setItem(this.#key, pointer));
    return undefined;
  }

  /** The newer of the two copies; null without a readable one. */
  async read(onCorrupt?: (text: string) => void): Promise<Draft | null> {
    const parse = (text: string) => {
      const read = readDraft(text);
      if (!read.ok) onCorrupt?.(text);
      return read.ok ? read.draft : null;
    };
    const text = this.#readLocal();
    const isPointer = text?.startsWith(POINTER);
    const local = text === null || isPointer ? null : parse(text);
    const copy = await this.#readCopy(isPointer ? "alone" : "copy");
    if (!copy || (local && local.timestamp >= copy.timestamp)) return local;
    return parse(copy.text) ?? local;
  }

  /** The kept history with the `timestamp` of its budget; null without one. */
  readHistory(): Promise<KeptText | null> {
    const reading = this.#places.mirror.read(this.#historyKey);
    return withTimeout(PATIENCE_MS.copy, reading).catch(() => null);
  }

  removeHistory(): void {
    this.#places.mirror.remove(this.#historyKey).catch(() => undefined);
  }

  get #historyKey(): string {
    return `${this.#key}_undo`;
  }

  /** Whether either place has anything under the key. */
  async exists(): Promise<boolean> {
    return (
      this.#readLocal() !== null || (await this.#readCopy("copy")) !== null
    );
  }

  /** Before 1.0.0 what changed since a long draft was in its pointer or beside it. */
  async hasOldForm(): Promise<boolean> {
    const text = this.#readLocal();
    const isOld = text?.startsWith(POINTER) && text.includes('"changes":');
    return isOld || this.beside("changes").exists();
  }

  /** Removes both copies. */
  remove(): void {
    const { storage, mirror } = this.#places;
    this.#writes++;
    mirror.remove(this.#key).catch(() => undefined);
    this.removeHistory();
    refusalOf(() => storage.removeItem(this.#key));
  }

  /** Null where localStorage has none or is out of reach. */
  #readLocal(): string | null {
    let text: string | null = null;
    refusalOf(() => (text = this.#places.storage.getItem(this.#key)));
    return text;
  }

  #readCopy(patience: keyof typeof PATIENCE_MS): Promise<KeptText | null> {
    const reading = this.#places.mirror.read(this.#key);
    return withTimeout(PATIENCE_MS[patience], reading).catch(() => null);
  }
}
