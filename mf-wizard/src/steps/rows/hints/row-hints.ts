import { createContext, use } from "react";
import { observable, runInAction } from "shared-contracts/platform/state";
import type { HintProps } from "shared-ui/hint/Hint";
import type { Measure } from "../units/measure.ts";
import { isNew } from "../new-rows.ts";
import { Presses } from "../cells/presses.ts";

/** A hint about what was just typed in a row. It blocks nothing. */
export interface RowHint extends Pick<HintProps, "tone" | "answers"> {
  /** One sentence. */
  text: string;
  /** The `data-column` of the field it is about. */
  about: string;
  /** Whether the hint still applies: later typing or undo removes it. */
  isTrue: () => boolean;
  /** The row's measure before its unit changed. */
  before?: Measure;
}

/** The hints of a page's rows, one each at most. They last as long as the page. */
export class RowHints {
  /** A hint does not move the page under a press. */
  readonly presses = new Presses();
  readonly #hints = observable(new Map<object, RowHint>(), { deep: false });

  /** The hint to show under a row; a new row has none until it is left. */
  of(row: object): RowHint | undefined {
    const hint = this.#hints.get(row);
    return hint?.isTrue() && !isNew(row) ? hint : undefined;
  }

  /** Replaces the row's hint. */
  show(row: object, hint: RowHint): void {
    this.presses.after(() =>
      runInAction(() => void this.#hints.set(row, hint)),
    );
  }

  /** Removes the row's hint. */
  drop(row: object): void {
    runInAction(() => void this.#hints.delete(row));
  }

  /** A new row was left: its hint shows from now on. */
  reveal(row: object): void {
    const hint = this.#hints.get(row);
    if (!hint) return;
    this.drop(row);
    this.show(row, hint);
  }
}

/** Provided by `RowHintsProvider`. */
export const RowHintsContext = createContext(new RowHints());

/** The hints of this step's rows. */
export function useRowHints(): RowHints {
  return use(RowHintsContext);
}
