import type { WizardStepKey } from "shared-contracts/parts/wizard-steps";
import { WIZARD_STEPS } from "shared-contracts/platform/rules";

/** Where a page stands among the steps of the wizard. */
export interface StepPlace {
  /** The step's noun; null off a step. */
  key: WizardStepKey | null;
  /** 1 to 9; null off a step. */
  number: number | null;
  label: string;
  /** Addresses of the neighbours; null where there is none. */
  previous: string | null;
  next: string | null;
}

/** How many steps there are. */
export const STEP_COUNT = WIZARD_STEPS.length;

/** The place of home: no step, and going on leads to the first one. */
export const OFF_STEP: StepPlace = {
  key: null,
  number: null,
  label: "Início",
  previous: null,
  next: WIZARD_STEPS[0]?.path ?? null,
};

/** The place of a remote's page, or null when it is no step. */
export function stepPlace(page: string): StepPlace | null {
  const index = WIZARD_STEPS.findIndex(({ path }) => path === `/${page}`);
  const step = WIZARD_STEPS[index];
  if (!step) return null;
  return {
    key: step.key,
    number: index + 1,
    label: step.label,
    previous: WIZARD_STEPS[index - 1]?.path ?? null,
    next: WIZARD_STEPS[index + 1]?.path ?? null,
  };
}
