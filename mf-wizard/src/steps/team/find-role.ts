import type { Role } from "shared-contracts/catalog/roles";
import { ROLES } from "shared-contracts/platform/rules";

/** The role with this id, or undefined for one the catalog does not know. */
export function findRole(role: string): Role | undefined {
  return ROLES.find(({ id }) => id === role);
}
