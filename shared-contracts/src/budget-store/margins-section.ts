import type { MarginName, Margins } from "../entities/margins.ts";
import { makeAutoObservable } from "../platform/state.ts";
import { editField, isChange } from "./edit-field.ts";
import type { Scope } from "./row.ts";

/** The three margins as fractions: 0.3 is 30 %. */
export class MarginsSection implements Margins {
  profitMargin = 0;
  contingency = 0;
  annualAdjustment = 0;
  readonly #scope: Scope;

  constructor(scope: Scope) {
    this.#scope = scope;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Sets a margin as a fraction. Ignores a number outside 0 to 1e9; a snapshot has at most the margin's maximum. */
  set(margin: MarginName, fraction: number): void {
    if (isChange(this[margin], fraction))
      editField<Margins, MarginName>(this.#scope, this, margin, fraction);
  }

  /** Replaces all margins; not an edit of the user. */
  load({ profitMargin, contingency, annualAdjustment }: Margins): void {
    this.profitMargin = profitMargin;
    this.contingency = contingency;
    this.annualAdjustment = annualAdjustment;
  }

  /** The margins as typed, perhaps above their maximum. */
  toFields(): Margins {
    const { profitMargin, contingency, annualAdjustment } = this;
    return { profitMargin, contingency, annualAdjustment };
  }
}
