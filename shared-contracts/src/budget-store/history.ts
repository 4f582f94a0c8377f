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

/** What is undone at once, and the numbers of the budget's content before and after it. */
interface Step {
  edits: StepEdit[];
  before: number;
  after: number;
}

/** The number of the budget's content: equal numbers are equal contents. */
export interface ContentNumber {
  content: number;
}

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
  #open: StepEdit[] | null = null;
  #sealed = true;
  readonly #numbered: ContentNumber;

  constructor(numbered: ContentNumber) {
    this.#numbered = numbered;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Remembers an edit that was just made, on the content that had the number `before`. */
  record(edit: StepEdit, before: number): void {
    if (this.#open) this.#open.push(edit);
    else this.#add([edit], before);
  }

  /** Makes all edits of `work` one step. */
  together(work: () => void): void {
    if (this.#open) {
      work();
      return;
    }
    const edits: StepEdit[] = [];
    const before = this.#numbered.content;
    this.#open = edits;
    try {
      work();
    } finally {
      this.#open = null;
      if (edits.length > 0) this.#add(edits, before);
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
    const { edits, before, after } = step;
    this.#pass(after, before, () => {
      for (const edit of edits.toReversed()) edit.undo();
    });
    this.#undone.push(step);
    this.#sealed = true;
    this.#tellNext();
    return edits[0]?.on ?? null;
  }

  /**
   * Redoes the last undone step; returns the wizard's step it was made on, null when there is none.
   */
  redo(): WizardStepKey | null {
    const step = this.#undone.pop();
    if (!step) return null;
    const { edits, before, after } = step;
    this.#pass(before, after, () => {
      for (const edit of edits) edit.redo();
    });
    this.#done.push(step);
    this.#sealed = true;
    this.#tellNext();
    return edits[0]?.on ?? null;
  }

  /** Forgets the edits of things that were deleted for good, and nothing else. */
  forget(gone: readonly object[]): void {
    const targets = new Set(gone);
    const kept = (steps: Step[]) =>
      steps
        .map((step) => ({
          ...step,
          edits: step.edits.filter(({ of }) => !targets.has(of)),
        }))
        .filter(({ edits }) => edits.length > 0);
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

  /** Goes from one content to another; to no known one where something changed that is no step. */
  #pass(from: number, to: number, work: () => void): void {
    const isKnown = this.#numbered.content === from;
    work();
    if (isKnown) this.#numbered.content = to;
  }

  #add(edits: StepEdit[], before: number): void {
    this.#undone = [];
    const after = this.#numbered.content;
    const last = this.#done.at(-1);
    if (last && !this.#sealed && isSameField(last.edits[0], edits[0])) {
      continueStep(last.edits, edits);
      last.after = after;
    } else this.#done.push({ edits, before, after });
    if (this.#done.length > MAX_STEPS) this.#done.shift();
    this.#sealed = false;
    this.#tellNext();
  }

  #tellNext(): void {
    this.nextUndo = this.#done.at(-1)?.edits[0]?.on ?? null;
    this.nextRedo = this.#undone.at(-1)?.edits[0]?.on ?? null;
  }
}

function isSameField(a: Edit | undefined, b: Edit | undefined): boolean {
  return a?.field !== undefined && a.of === b?.of && a.field === b.field;
}

/** Typing on in one field keeps its first and its last value, whatever the number of keys. */
function continueStep(step: StepEdit[], more: StepEdit[]): void {
  const [first] = more;
  const last = step[step.length - 1];
  if (first && last && more.length === 1 && isSameField(last, first))
    step[step.length - 1] = { ...first, undo: last.undo };
  else step.push(...more);
}
