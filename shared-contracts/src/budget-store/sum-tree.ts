import { type Exact, sum } from "../numbers/exact.ts";
import { computed, makeAutoObservable } from "../platform/state.ts";
import { sameExact } from "./same-exact.ts";

/** About the square root of the longest list we expect (2,000 rows), so that a change re-adds two short lists instead of a long one. */
const CHUNK = 45;

/** The sum of an observable list, added in chunks: after a change of one entry only its chunk and the chunk totals are added again. */
export class SumTree<Entry> {
  readonly #entries: () => readonly Entry[];
  readonly #amount: (entry: Entry) => Exact;

  constructor(
    entries: () => readonly Entry[],
    amount: (entry: Entry) => Exact,
  ) {
    this.#entries = entries;
    this.#amount = amount;
    makeAutoObservable(this, { total: computed({ equals: sameExact }) });
  }

  get total(): Exact {
    return sum(this.chunks.map((chunk) => chunk.get()));
  }

  /** Rebuilt only when entries come or go. */
  get chunks() {
    const entries = this.#entries();
    const count = Math.ceil(entries.length / CHUNK);
    return Array.from({ length: count }, (_, index) => {
      const chunk = entries.slice(index * CHUNK, (index + 1) * CHUNK);
      return computed(() => sum(chunk.map(this.#amount)), {
        equals: sameExact,
      });
    });
  }
}
