import type { WizardStepKey } from "../parts/wizard-steps.ts";
import type { Headcount } from "../pricing/people-count.ts";
import type { ContentNumber, History } from "./history.ts";
import type { Scope } from "./row.ts";

/** The scope of what is edited on one step of the wizard; `touch` counts a change. */
export function stepScope(
  step: WizardStepKey,
  headcount: Headcount,
  history: History,
  numbered: ContentNumber,
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
      const before = numbered.content;
      redo();
      history.record({ ...edit, undo, redo, on: step }, before);
    },
    together: (work) => history.together(work),
    delete: ({ of, gone, remove, restore }) => {
      history.finishDeletion();
      const before = numbered.content;
      counted(remove)();
      history.wait({ of, gone, restore: counted(restore), on: step }, before);
    },
    isLeaving: (deleted) => history.deletion?.gone.includes(deleted) === true,
  };
}
