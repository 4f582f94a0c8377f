import type { WizardStepKey } from "../parts/wizard-steps.ts";
import { makeAutoObservable, observableRef } from "../platform/state.ts";

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

/** The removal of a row or group. `remove` and `restore` only set values. */
export interface Deletion {
  /** The row or group. */
  of: object;
  /** All that goes with it, itself included. */
  gone: readonly object[];
  remove(): void;
  restore(): void;
}

/** A deletion that was made and can still be cancelled. */
export type WaitingDeletion = Omit<Deletion, "remove"> & Pick<StepEdit, "on">;

/** What a step of the history changes. */
export interface Edited extends Pick<StepEdit, "on" | "of"> {
  field: PropertyKey | undefined;
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
 * What the user did since the budget was opened, step by step. Deletions are no steps: the last one can be cancelled
 * until it is final, and takes along only the edits of what is gone. [deleted-stays-deleted]
 */
export class History {
  /** The deletion that can still be cancelled; null when there is none. Observable, as what follows. */
  deletion: WaitingDeletion | null = null;
  /** What `undo` takes back when no deletion waits; null when there is nothing. */
  undoes: Edited | null = null;
  redoes: Edited | null = null;
  #beforeDeletion = 0;
  #afterDeletion = 0;
  #done: Step[] = [];
  #undone: Step[] = [];
  #open: StepEdit[] | null = null;
  #sealed = true;
  readonly #numbered: ContentNumber;

  constructor(numbered: ContentNumber) {
    this.#numbered = numbered;
    makeAutoObservable(
      this,
      {
        deletion: observableRef,
        undoes: observableRef,
        redoes: observableRef,
      },
      { autoBind: true },
    );
  }

  /** The wizard's step that `undo` takes something back on; null when there is nothing. */
  get nextUndo(): WizardStepKey | null {
    return (this.deletion ?? this.undoes)?.on ?? null;
  }

  get nextRedo(): WizardStepKey | null {
    return this.redoes?.on ?? null;
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

  /**
   * Cancels the deletion that waits, else takes back the last step. Returns the wizard's step it was made on, null when
   * there is none.
   */
  undo(): WizardStepKey | null {
    if (this.deletion) return this.#cancel(this.deletion);
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

  /** Remembers a deletion that was just made, on the content that had the number `before`. */
  wait(deletion: WaitingDeletion, before: number): void {
    this.deletion = deletion;
    this.#beforeDeletion = before;
    this.#afterDeletion = this.#numbered.content;
    // Nobody sees an edit of what is gone.
    this.#undone = without(this.#undone, deletion.gone);
    this.#tellNext();
  }

  /** Makes the waiting deletion final. */
  finishDeletion(): void {
    if (!this.deletion) return;
    const { gone } = this.deletion;
    this.deletion = null;
    this.forget(gone);
  }

  /** Forgets the edits of things that were deleted for good, and nothing else. */
  forget(gone: readonly object[]): void {
    this.#done = without(this.#done, gone);
    this.#undone = without(this.#undone, gone);
    this.#tellNext();
  }

  /** Another budget took the place of the edited one. */
  clear(): void {
    this.deletion = null;
    this.#done = [];
    this.#undone = [];
    this.#sealed = true;
    this.#tellNext();
  }

  #cancel({ restore, on }: WaitingDeletion): WizardStepKey {
    this.deletion = null;
    this.#pass(this.#afterDeletion, this.#beforeDeletion, restore);
    this.#sealed = true;
    return on;
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
    this.undoes = edited(this.#done, this.undoes);
    this.redoes = edited(this.#undone, this.redoes);
  }
}

/** What the last step changes; the same object while that stays the same. */
function edited(steps: Step[], known: Edited | null): Edited | null {
  const edit = steps.at(-1)?.edits[0];
  if (!edit) return null;
  const isKnown = known && known.of === edit.of && known.field === edit.field;
  return isKnown ? known : { on: edit.on, of: edit.of, field: edit.field };
}

/** The steps without the edits of what is gone. */
function without(steps: Step[], gone: readonly object[]): Step[] {
  const targets = new Set(gone);
  return steps
    .map((step) => ({
      ...step,
      edits: step.edits.filter(({ of }) => !targets.has(of)),
    }))
    .filter(({ edits }) => edits.length > 0);
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
