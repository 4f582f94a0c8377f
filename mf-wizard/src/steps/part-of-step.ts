import type { WizardStepKey } from "shared-contracts/parts/wizard-steps";
import type { BillPart } from "shared-contracts/parts/table";

/** The part of the bill a step makes; the event step holds the fixed costs, results makes none. */
export function partOfStep(step: WizardStepKey): BillPart | null {
  if (step === "results") return null;
  return step === "event" ? "fixedCosts" : step;
}
