import type { WizardStepKey } from "shared-contracts/catalog/wizard-steps";
import type { PartCosts } from "shared-contracts/pricing/budget-totals";

/** The part of the bill a step makes; the event step holds the fixed costs, results makes none. */
export function partOfStep(step: WizardStepKey): keyof PartCosts | null {
  if (step === "results") return null;
  return step === "event" ? "fixedCosts" : step;
}
