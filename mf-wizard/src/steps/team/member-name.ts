import type { TeamMember } from "shared-contracts/parts/team";
import { findRole } from "./find-role.ts";

/** What a member is called in a sentence: its name, else its role's. */
export function memberName({ name, role }: Pick<TeamMember, "name" | "role">) {
  return name.trim() || findRole(role)?.label || role;
}
