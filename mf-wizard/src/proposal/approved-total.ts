import { chosenOption } from "shared-contracts/entities/follow-up";
import type { SavedCopy } from "./useSavedCopy.ts";

/** What an approved budget comes to, in reais: the chosen option as it was sent, where that is another budget. */
export function approvedTotal({ id, totalFinal, followUp }: SavedCopy): number {
  const option = chosenOption(followUp);
  return option && option.id !== id ? option.totalFinal : totalFinal;
}
