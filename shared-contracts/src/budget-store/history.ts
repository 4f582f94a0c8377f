import type { WizardStepKey } from "../parts/wizard-steps.ts";
import { makeAutoObservable } from "../platform/state.ts";

/** One undoable action of the user. `undo` and `redo` only set values: they are not edits themselves. */
export interface Edit {
  /** What is edited. Once it is deleted for good, the edit is forgotten. */
  of: object;
  /** The field typed in: all typing in one field is undone in one step. */
  field?: PropertyKey;
  undo(): void;
  redo(): void;
}

interface StepEdit extends Edit {
  /** The wizard's step it was made on. */
  on: WizardStepKey;
}

type Step = StepEdit[];

/** More steps than this are not remembered. */
const MAX_STEPS = 500;

/**
 * What the user did since the budget was opened, step by step. Confirmed deletions are no steps, and take along only
 * the edits of what is gone.
 */
export class History {
  /**
   * The wizard's step that `undo` would take something back on; null when there is nothing. Observable, as `nextRedo`.
   */
  nextUndo: WizardStepKey | null = null;
  nextRedo: WizardStepKey | null = null;
  #done: Step[] = [];
  #undone: Step[] = [];
  #open: Step | null = null;
  #sealed = true;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Remembers an edit that was just made. */
  record(edit: StepEdit): void {
    if (this.#open) this.#open.push(edit);
    else this.#add([edit]);
  }

  /** Makes all edits of `work` one step. */
  together(work: () => void): void {
    if (this.#open) {
      work();
      return;
    }
    const step: Step = [];
    this.#open = step;
    try {
      work();
    } finally {
      this.#open = null;
      if (step.length > 0) this.#add(step);
    }
  }

  /** The user left a field: later typing there is a new step. */
  seal(): void {
    this.#sealed = true;
  }

  /** Takes back the last step; returns the wizard's step it was made on, null when there is none. */
  undo(): WizardStepKey | null {
    const step = this.#done.pop();
    if (!step) return null;
    for (const edit of step.toReversed()) edit.undo();
    this.#undone.push(step);
    this.#sealed = true;
    this.#tellNext();
    return step[0]?.on ?? null;
  }

  /**
   * Redoes the last undone step; returns the wizard's step it was made on, null when there is none.
   */
  redo(): WizardStepKey | null {
    const step = this.#undone.pop();
    if (!step) return null;
    for (const edit of step) edit.redo();
    this.#done.push(step);
    this.#sealed = true;
    this.#tellNext();
    return step[0]?.on ?? null;
  }

  /** Forgets the edits of things that were deleted for good, and nothing else. */
  forget(gone: readonly object[]): void {
    const targets = new Set(gone);
    const kept = (steps: Step[]) =>
      steps
        .map((step) => step.filter(({ of }) => !targets.has(of)))
        .filter((step) => step.length > 0);
    this.#done = kept(this.#done);
    this.#undone = kept(this.#undone);
    this.#tellNext();
  }

  /** Another budget took the place of the edited one. */
  clear(): void {
    this.#done = [];
    this.#undone = [];
    this.#sealed = true;
    this.#tellNext();
  }

  #add(step: Step): void {
    this.#undone = [];
    const last = this.#done.at(-1);
    if (last && !this.#sealed && isSameField(last[0], step[0]))
      continueStep(last, step);
    else this.#done.push(step);
    if (this.#done.length > MAX_STEPS) this.#done.shift();
    this.#sealed = false;
    this.#tellNext();
  }

  #tellNext(): void {
    this.nextUndo = this.#done.at(-1)?.[0]?.on ?? null;
    this.nextRedo = this.#undone.at(-1)?.[0]?.on ?? null;
  }
}

function isSameField(a: Edit | undefined, b: Edit | undefined): boolean {
  return a?.field !== undefined && a.of === b?.of && a.field === b.field;
}

/** Typing on in one field keeps its first and its last value, whatever the number of keys. */
function continueStep(step: Step, more: Step): void {
  const [first] = more;
  const last = step[step.length - 1];
  if (first && last && more.length === 1 && isSameField(last, first))
    step[step.length - 1] = { ...first, undo: last.undo };
  else step.push(...more);
}
