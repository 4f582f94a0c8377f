import { FIXED_COSTS, type FixedCosts } from "../parts/fixed-costs.ts";
import type { Exact } from "../numbers/exact.ts";
import { makeAutoObservable, observable } from "../platform/state.ts";
import { fixedCostsTotal } from "../pricing/fixed-costs-total.ts";
import { computedExact } from "./computed-exact.ts";
import { editField, isChange } from "./edit-field.ts";
import type { Scope } from "./row.ts";

const KNOWN = new Set<string>(FIXED_COSTS.map(({ key }) => key));

/** One fixed cost as the event step lists it; `amount` in reais. */
export interface FixedCostEntry {
  key: string;
  amount: number;
}

/** The fixed costs of the event step: the seven known ones in catalog order, then those of other data. */
export class FixedCostsSection {
  fields: FixedCosts;
  /** Unknown keys with an amount when loaded. They stay listed when the user empties one. */
  #extraKeys: readonly string[] = [];
  readonly #scope: Scope;

  constructor(fixedCosts: FixedCosts, scope: Scope) {
    this.fields = this.#observe(fixedCosts);
    this.#scope = scope;
    makeAutoObservable(this, { total: computedExact }, { autoBind: true });
  }

  /** The rows of the event step. */
  get entries(): readonly FixedCostEntry[] {
    return [...KNOWN, ...this.#extraKeys].map((key) => ({
      key,
      amount: Number(this.fields[key]),
    }));
  }

  /** In reais. */
  get total(): Exact {
    return fixedCostsTotal(this.fields);
  }

  /** Sets an amount, in reais. Ignores one outside 0 to 1e9. */
  set(key: string, amount: number): void {
    if (!isChange(this.fields[key], amount)) return;
    editField(this.#scope, this.fields, key, amount, { of: this });
  }

  /** Replaces all amounts; not an edit of the user. */
  load(fixedCosts: FixedCosts): void {
    this.fields = this.#observe(fixedCosts);
  }

  /** The amounts as a snapshot holds them. */
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
