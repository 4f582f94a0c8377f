import type { BudgetStore } from "shared-contracts/budget-store/budget-store";
import { useAppState } from "shared-contracts/federation/app-state";
import type { WizardStepKey } from "shared-contracts/parts/wizard-steps";
import { WIZARD_STEPS } from "shared-contracts/platform/rules";
import { stepSessionOf } from "../steps/rows/step-session.ts";

/** A place of the budget: a step, or a group or a row of it, by their ids. */
export interface Place {
  step: Exclude<WizardStepKey, "results">;
  group?: number;
  row?: number;
  /** The column of the row; its name unless given. */
  field?: string;
}

const STEPS = new Map<string, (typeof WIZARD_STEPS)[number]>(
  WIZARD_STEPS.map((step) => [step.key, step]),
);

/** A link to a place: its step, and what to do when it is followed. */
export function usePlace(place: Place) {
  const { store } = useAppState();
  return {
    step: STEPS.get(place.step),
    // What is looked for takes the focus once its step is drawn, as a new row does.
    show() {
      const model = placedModel(store, place);
      if (model) stepSessionOf(store).markFresh(model, place.field);
    },
  };
}

/** The store's row, group or event of a place; undefined when it was deleted, or the whole step is meant. */
export function placedModel(
  store: BudgetStore,
  { step, group, row }: Place,
): object | undefined {
  if (step === "event") return store.event;
  const section = store[step];
  if (!("groups" in section)) return section.rows.find(({ id }) => id === row);
  const found = group === undefined ? undefined : section.find(group);
  return row === undefined ? found : found?.items.find(({ id }) => id === row);
}
