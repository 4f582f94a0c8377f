import { draftSnapshot } from "shared-contracts/budget-file/draft";
import { compareStructural } from "shared-contracts/platform/state";
import type { Version } from "./draft-changes.ts";

/** Joins the texts of a draft's sections, each kept until that section changes. */
export class DraftText {
  readonly #sections = new Map<string, { value: unknown; text: string }>();

  /** The same text as `writeDraft`. Rows must be replaced, never changed: an unchanged section is known by them. */
  write({ working, timestamp }: Version): string {
    const fields = Object.entries(draftSnapshot(working, timestamp))
      .filter(([, value]) => value !== undefined)
      .map(
        ([key, value]) => `${JSON.stringify(key)}:${this.#textOf(key, value)}`,
      );
    return `{${fields.join()}}`;
  }

  #textOf(key: string, value: unknown): string {
    const known = this.#sections.get(key);
    if (known && compareStructural(known.value, value)) return known.text;
    const text = JSON.stringify(value);
    this.#sections.set(key, { value, text });
    return text;
  }
}
