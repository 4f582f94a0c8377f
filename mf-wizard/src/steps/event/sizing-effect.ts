import {
  type Exact,
  exact,
  multiply,
  subtract,
  sum,
} from "shared-contracts/numbers/exact";
import type { TeamChange } from "shared-contracts/pricing/team-sizing";

/**
 * What a resize did to the team as a whole: people and reais, negative when it shrank. `costOf` gives a row's cost per
 * person, in reais.
 */
export function sizingEffect(
  changes: readonly TeamChange[],
  costOf: (id: number) => number,
): { people: Exact; cost: Exact } {
  const added = ({ from, to }: TeamChange) => subtract(exact(to), exact(from));
  return {
    people: sum(changes.map(added)),
    cost: sum(
      changes.map((change) =>
        multiply(added(change), exact(costOf(change.id))),
      ),
    ),
  };
}
