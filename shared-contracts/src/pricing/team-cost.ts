/** The team: each row costs quantity × cost per person, the team the sum of its rows, whatever their role. */
import type { TeamMember } from "../parts/team.ts";
import { type Exact, exact, multiply, sum } from "../numbers/exact.ts";

/** The cost of one row of the team, in reais. */
export function teamMemberCost(
  member: Pick<TeamMember, "quantity" | "cost">,
): Exact {
  return multiply(exact(member.quantity), exact(member.cost));
}

/** The cost of the whole team, in reais. */
export function teamCost(
  members: readonly Pick<TeamMember, "quantity" | "cost">[],
): Exact {
  return sum(members.map(teamMemberCost));
}

/** The number of people in the team: the sum of all quantities. [team-cost] */
export function teamSize(
  members: readonly Pick<TeamMember, "quantity">[],
): Exact {
  return sum(members.map((member) => exact(member.quantity)));
}
