import { FIXED_COSTS } from "../parts/fixed-costs.ts";
import type { FixedCosts } from "../parts/fixed-costs.ts";
import type { Exact } from "../numbers/exact.ts";
import { computed, makeAutoObservable, observable } from "../platform/state.ts";
import { fixedCostsTotal } from "../pricing/fixed-costs-total.ts";
import { isChange } from "./is-change.ts";
import type { Scope } from "./row.ts";
import { sameExact } from "./same-exact.ts";

const KNOWN = new Set<string>(FIXED_COSTS.map(({ key }) => key));

/** One fixed cost as the event step lists it; `amount` in reais. */
export interface FixedCostEntry {
  key: string;
  amount: number;
}

/** The fixed costs of the event step: the seven known ones in catalog order, then what other data brought along. */
export class FixedCostsSection {
  fields: FixedCosts;
  /** Unknown keys that held an amount when loaded; they stay listed while the user empties one. */
  #extraKeys: readonly string[] = [];
  readonly #scope: Scope;

  constructor(fixedCosts: FixedCosts, scope: Scope) {
    this.fields = this.#observe(fixedCosts);
    this.#scope = scope;
    makeAutoObservable(
      this,
      { total: computed({ equals: sameExact }) },
      { autoBind: true },
    );
  }

  get entries(): readonly FixedCostEntry[] {
    return [...KNOWN, ...this.#extraKeys].map((key) => ({
      key,
      amount: Number(this.fields[key]),
    }));
  }

  get total(): Exact {
    return fixedCostsTotal(this.fields);
  }

  set(key: string, amount: number): void {
    if (!isChange(this.fields[key], amount)) return;
    const before = this.fields[key];
    this.#scope.edit({
      of: this,
      field: key,
      undo: () => (this.fields[key] = before),
      redo: () => (this.fields[key] = amount),
    });
  }

  load(fixedCosts: FixedCosts): void {
    this.fields = this.#observe(fixedCosts);
  }

  toFields(): FixedCosts {
    return { ...this.fields };
  }

  #observe(fixedCosts: FixedCosts): FixedCosts {
    this.#extraKeys = Object.entries(fixedCosts)
      .filter(([key, amount]) => !KNOWN.has(key) && isAmount(amount))
      .map(([key]) => key);
    return observable(fixedCosts, {}, { deep: false });
  }
}

function isAmount(value: unknown): boolean {
  return typeof value === "number" && value > 0;
}
