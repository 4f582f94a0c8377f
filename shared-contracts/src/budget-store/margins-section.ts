import type { MarginName, Margins } from "../entities/margins.ts";
import { makeAutoObservable } from "../platform/state.ts";
import { isChange } from "./is-change.ts";
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

  set(margin: MarginName, fraction: number): void {
    if (!isChange(this[margin], fraction)) return;
    const before = this[margin];
    this.#scope.edit({
      of: this,
      field: margin,
      undo: () => (this[margin] = before),
      redo: () => (this[margin] = fraction),
    });
  }

  load({ profitMargin, contingency, annualAdjustment }: Margins): void {
    this.profitMargin = profitMargin;
    this.contingency = contingency;
    this.annualAdjustment = annualAdjustment;
  }

  toFields(): Margins {
    const { profitMargin, contingency, annualAdjustment } = this;
    return { profitMargin, contingency, annualAdjustment };
  }
}
