import Ban from "lucide-react/icons/ban";
import CircleCheck from "lucide-react/icons/circle-check";
import Pencil from "lucide-react/icons/pencil";
import Send from "lucide-react/icons/send";
import type { ProposalStatus } from "shared-contracts/entities/sending";

/** The statuses of a proposal in the order of the menu. */
export const STATUSES = [
  { value: "rascunho", label: "Rascunho", icon: Pencil },
  { value: "enviada", label: "Enviada", icon: Send },
  { value: "aprovada", label: "Aprovada", icon: CircleCheck },
  { value: "perdida", label: "Perdida", icon: Ban },
] as const satisfies readonly {
  value: ProposalStatus;
  [key: string]: unknown;
}[];

export function statusLook(status: ProposalStatus) {
  return STATUSES.find(({ value }) => value === status) ?? STATUSES[0];
}
