import { type LinePart, STEP_PARTS } from "./table.ts";

/** The key of a step. */
export type WizardStepKey = "event" | "team" | LinePart | "results";

/** A step of the budget wizard. */
export interface WizardStep {
  key: WizardStepKey;
  label: string;
  path: `/${string}`;
}

/** The first step. */
export const EVENT_STEP = {
  key: "event",
  label: "Dados do Evento",
  path: "/event",
} as const satisfies WizardStep;

/** The steps in the order of the wizard: the event, the parts, the results. */
export const WIZARD_STEPS: readonly WizardStep[] = [
  EVENT_STEP,
  ...STEP_PARTS.map(({ key, label, path }) => ({ key, label, path })),
  { key: "results", label: "Resultados", path: "/results" },
];
