import { effectiveGuestsPerWaiter } from "shared-contracts/platform/rules";
import { findRole } from "./find-role.ts";

/**
 * The line under a team row: "1 a cada 40 convidados", "1 por evento", or "Quantidade livre" for a role that is not
 * sized.
 */
export function roleHint(role: string, guestsPerWaiter: number): string {
  const sizing = findRole(role)?.sizing;
  if (!sizing) return "Quantidade livre";
  if (sizing.kind === "event") return "1 por evento";
  const guests =
    sizing.kind === "guests"
      ? sizing.guestsPerPerson
      : effectiveGuestsPerWaiter(guestsPerWaiter);
  return `1 a cada ${String(guests).replace(".", ",")} convidados`;
}
