import type { TeamChange } from "shared-contracts/pricing/team-sizing";
import { countText } from "./count-text.ts";
import { memberName } from "./member-name.ts";
import { findRole } from "./find-role.ts";

/** The sized roles as they are called when there are several. */
const PLURALS: Readonly<Record<string, string>> = {
  garcom: "garçons",
  maitre: "maîtres",
  cozinheiro: "cozinheiros(as)",
  fritadeira: "fritadeiras",
  aux_cozinha: "auxiliares de cozinha",
  copeiro: "copeiros(as)",
  churrasqueiro: "churrasqueiros(as)",
  aux_salao: "auxiliares de salão",
  recepcionista: "recepcionistas",
  lavador: "lavadores(as) de louça",
  faxineiro: "faxineiros(as)",
};

/** The leading change of a resize: "5 → 8 garçons", or under its own name where the user gave it one. */
export function changeText({ role, name, from, to }: TeamChange): string {
  const label = findRole(role)?.label;
  const renamed = name.trim() !== "" && name !== label;
  const called = renamed
    ? name
    : to === 1
      ? (label ?? role).toLocaleLowerCase("pt-BR")
      : (PLURALS[role] ?? role);
  return `${countText(from)} → ${countText(to)} ${called}`;
}

/** A further change of a resize: "Recepcionista (1 → 2)". */
export function furtherChangeText(change: TeamChange): string {
  return `${memberName(change)} (${countText(change.from)} → ${countText(change.to)})`;
}
