import { type Exact, sum } from "../numbers/exact.ts";
import { computed, makeAutoObservable } from "../platform/state.ts";
import { sameExact } from "./same-exact.ts";

/**
 * The sum of an observable list, in chunks: a change of one entry adds up only its chunk and the chunk totals again.
 */
export class SumTree<Entry> {
  readonly #entries: () => readonly Entry[];
  readonly #amount: (entry: Entry) => Exact;

  constructor(
    entries: () => readonly Entry[],
    amount: (entry: Entry) => Exact,
  ) {
    this.#entries = entries;
    this.#amount = amount;
    makeAutoObservable(this, {
      total: computed({ equals: sameExact }),
    });
  }

  get total(): Exact {
    return sum(this.chunks.map((chunk) => chunk.get()));
  }

  /** Rebuilt only when entries come or go. */
  get chunks() {
    const entries = this.#entries();
    // Chunks of the square root make both sums a change redoes as short as they can be.
    const size = Math.ceil(Math.sqrt(entries.length));
    const count = Math.ceil(entries.length / (size || 1));
    return Array.from({ length: count }, (_, index) => {
      const chunk = entries.slice(index * size, (index + 1) * size);
      return computed(() => sum(chunk.map(this.#amount)), {
        equals: sameExact,
      });
    });
  }
}
