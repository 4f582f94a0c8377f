import { findRole } from "../catalog/roles.ts";

/**
 * A row of the team: so many people of one role at a cost each, in reais. `role` is an id of the role catalog or
 * `custom`.
 */
export interface TeamMember {
  id: number;
  role: string;
  name: string;
  quantity: number;
  cost: number;
  [unknownKey: string]: unknown;
}

/**
 * The team. Its rows have no unit: they are priced by `teamCost`, and their sum is what other rows are multiplied by.
 */
export const team = {
  key: "team",
  label: "Equipe",
  path: "/team",
  stepOrder: 2,
} as const;

/** A new row of the team: one person of the role, named by it; `custom` starts without a name. */
export function newTeamMember(id: number, role = "custom"): TeamMember {
  const name = role === "custom" ? "" : (findRole(role)?.label ?? role);
  return { id, role, name, quantity: 1, cost: 0 };
}
