import { findRole } from "../catalog/roles.ts";

/** A row of the team: people of one role, with a cost for each in reais. `role` is an id of the role catalog. */
export interface TeamMember {
  id: number;
  role: string;
  name: string;
  quantity: number;
  cost: number;
  [unknownKey: string]: unknown;
}

/** The team. Its rows have no unit: `teamCost` prices them, and their number multiplies other rows. */
export const team = {
  key: "team",
  label: "Equipe",
  path: "/team",
  stepOrder: 2,
} as const;

/** A new row of the team: one person, with the name of the role; `custom` starts without a name. */
export function newTeamMember(id: number, role = "custom"): TeamMember {
  const name = role === "custom" ? "" : (findRole(role)?.label ?? role);
  return { id, role, name, quantity: 1, cost: 0 };
}
