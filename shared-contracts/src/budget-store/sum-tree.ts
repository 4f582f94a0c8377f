import { type Exact, sum } from "../numbers/exact.ts";
import { autorun, computed, makeAutoObservable } from "../platform/state.ts";
import type { Turns } from "../turns/turns.ts";
import { sameExact } from "./same-exact.ts";

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
    makeAutoObservable(this, {
      total: computed({ equals: sameExact }),
      summing: false,
    });
  }

  get total(): Exact {
    return sum(this.chunks.map((chunk) => chunk.get()));
  }

  /** Adds all up in turns, so that who begins to follow the total finds it done. What it returns lets go of the sums. */
  *summing(): Turns<() => void> {
    const held = [autorun(() => this.chunks)];
    for (const chunk of this.chunks) {
      held.push(autorun(() => chunk.get()));
      yield;
    }
    return () => held.forEach((letGo) => letGo());
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
