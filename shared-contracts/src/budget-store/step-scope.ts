import type { WizardStepKey } from "../parts/wizard-steps.ts";
import type { Headcount } from "../pricing/people-count.ts";
import type { History } from "./history.ts";
import type { Scope } from "./row.ts";

/** The scope of what is edited on one step of the wizard; `touch` counts a change. */
export function stepScope(
  step: WizardStepKey,
  headcount: Headcount,
  history: History,
  touch: () => void,
): Scope {
  const counted = (change: () => void) => () => {
    change();
    touch();
  };
  return {
    headcount,
    edit: (edit) => {
      const [undo, redo] = [counted(edit.undo), counted(edit.redo)];
      redo();
      history.record({ ...edit, undo, redo, on: step });
    },
    together: (work) => history.together(work),
    deleted: (gone) => {
      history.forget(gone);
      touch();
    },
  };
}
