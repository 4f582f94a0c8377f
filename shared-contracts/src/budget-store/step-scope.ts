import type { WizardStepKey } from "../parts/wizard-steps.ts";
import type { Exact } from "../numbers/exact.ts";
import type { Headcount } from "../pricing/people-count.ts";
import type { ContentNumber, History } from "./history.ts";
import type { Scope } from "./row.ts";

/** A head count whose values come from two functions, each time they are read. */
export function liveHeadcount(
  guests: () => Exact,
  team: () => Exact,
): Headcount {
  return {
    get guests() {
      return guests();
    },
    get team() {
      return team();
    },
  };
}

/** The scope of one step of the wizard; `touch` counts a change. */
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
