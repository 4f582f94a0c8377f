import { type Exact, exact, isZero, sum } from "shared-contracts/numbers/exact";
import { formatCount } from "shared-contracts/formats/count";
import type { TeamMember } from "shared-contracts/parts/team";

type Member = Pick<TeamMember, "quantity" | "cost">;

/** How many people of a team have a cost, and how many have none. */
export function teamCounts(members: readonly Member[]) {
  const people = (isPaid: boolean) =>
    sum(
      members
        .filter(({ cost }) => cost > 0 === isPaid)
        .map(({ quantity }) => exact(quantity)),
    );
  return { paid: people(true), unpaid: people(false) };
}

/** 40 "na equipe"; who has no cost counts too, and is named: 26 "na equipe", 23 "sem custo". [people-without-cost] */
export function teamParts(
  members: readonly Member[],
): { count: Exact; words: string }[] {
  const { paid, unpaid } = teamCounts(members);
  if (isZero(unpaid)) return [{ count: paid, words: "na equipe" }];
  if (isZero(paid)) return [{ count: unpaid, words: "na equipe, sem custo" }];
  return [
    { count: paid, words: "na equipe" },
    { count: unpaid, words: "sem custo" },
  ];
}

/** The same in one line: "26 na equipe + 23 sem custo". */
export function teamInWords(members: readonly Member[]): string {
  return teamParts(members)
    .map(({ count, words }) => `${formatCount(count)} ${words}`)
    .join(" + ");
}
