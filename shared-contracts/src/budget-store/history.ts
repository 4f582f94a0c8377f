import type { WizardStepKey } from "../parts/wizard-steps.ts";
import { makeAutoObservable, observableRef } from "../platform/state.ts";

/** One undoable action of the user. `undo` and `redo` only assign values. */
export interface Edit {
  /** The edited object. Its edits are removed once its deletion is final. */
  of: object;
  /** The edited field: consecutive edits of one field are one undo step. */
  field?: PropertyKey;
  undo(): void;
  redo(): void;
  /** The same as data, for a history that outlives the page. */
  change?: Change;
  /** The sum or the unit that was typed, where the value is its result: "2*3". */
  typed?: string;
}

/** What an edit changes: a field, the list by a new entry at an index, or the order of the list by ids. */
export type Change =
  | { field: string; before: unknown; after: unknown }
  | { at: number }
  | { ids: readonly number[]; to: readonly number[] };

/** An edit with its step of the wizard. */
export interface StepEdit extends Edit {
  /** The wizard step of the edit. */
  on: WizardStepKey;
}

/** The removal of a row or group. `remove` and `restore` only change the list. */
export interface Deletion {
  /** The row or group. */
  of: object;
  /** All deleted objects, the row or group included. */
  gone: readonly object[];
  remove(): void;
  restore(): void;
}

/** A deletion that can still be cancelled. */
export type WaitingDeletion = Omit<Deletion, "remove"> & Pick<StepEdit, "on">;

/** The object and field that an undo step changes. */
export interface Edited extends Pick<StepEdit, "on" | "of" | "typed"> {
  field: PropertyKey | undefined;
}

/** The edits of one undo step, with the content numbers before and after it. */
interface Step {
  edits: StepEdit[];
  before: number;
  after: number;
}

/** Holds the content number: equal numbers mean equal contents. */
export interface ContentNumber {
  content: number;
}

/** The history drops older steps. */
const MAX_STEPS = 500;

/**
 * The undo history since the budget was loaded. Deletions are not undo steps: the last one can be cancelled until it is
 * final; then it removes the edits of the deleted objects. [deleted-stays-deleted]
 */
export class History {
  /** Observable. The deletion that can still be cancelled, or null. */
  deletion: WaitingDeletion | null = null;
  /** Observable. The next step of `undo` without a waiting deletion, or null. */
  undoes: Edited | null = null;
  /** Observable. The next step of `redo`, or null. */
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

  /** The wizard step that the next `undo` changes, or null. */
  get nextUndo(): WizardStepKey | null {
    return (this.deletion ?? this.undoes)?.on ?? null;
  }

  /** The wizard step that the next `redo` changes, or null. */
  get nextRedo(): WizardStepKey | null {
    return this.redoes?.on ?? null;
  }

  /** Records an edit that was just made; `before` is the content number before it. */
  record(edit: StepEdit, before: number): void {
    if (this.#open) this.#open.push(edit);
    else this.#add([edit], before);
  }

  /**
   * Runs `work`; all its edits become one undo step.
   *
   * @example
   *   store.history.together(() => rows.forEach((row) => row.set("unit", "kg")));
   */
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

  /** Keeps the text that a field's value was typed as, when the last step is an edit of that field. */
  keepTyped(of: object, field: string, typed: string): void {
    const edit = this.#done.at(-1)?.edits[0];
    if (!edit || !isSameField(edit, { of, field })) return;
    edit.typed = typed;
    this.#updateNext();
  }

  /** Ends the current step, when the user leaves a field: the next edit is a new step. */
  seal(): void {
    this.#sealed = true;
  }

  /** Cancels the waiting deletion, else undoes the last step. Returns the wizard step of the change, or null. */
  undo(): WizardStepKey | null {
    if (this.deletion) return this.#cancel(this.deletion);
    const step = this.#done.pop();
    if (!step) return null;
    const { edits, before, after } = step;
    this.#change(after, before, () => {
      for (const edit of edits.toReversed()) edit.undo();
    });
    this.#undone.push(step);
    this.#sealed = true;
    this.#updateNext();
    return edits[0]?.on ?? null;
  }

  /** Redoes the last undone step. Returns its wizard step, or null. */
  redo(): WizardStepKey | null {
    const step = this.#undone.pop();
    if (!step) return null;
    const { edits, before, after } = step;
    this.#change(before, after, () => {
      for (const edit of edits) edit.redo();
    });
    this.#done.push(step);
    this.#sealed = true;
    this.#updateNext();
    return edits[0]?.on ?? null;
  }

  /** Records a deletion that was just made; `before` is the content number before it. */
  wait(deletion: WaitingDeletion, before: number): void {
    this.deletion = deletion;
    this.#beforeDeletion = before;
    this.#afterDeletion = this.#numbered.content;
    // Redoing an edit of a deleted object would show nothing.
    this.#undone = without(this.#undone, deletion.gone);
    this.#updateNext();
  }

  /** Makes the waiting deletion final. */
  finishDeletion(): void {
    if (!this.deletion) return;
    const { gone } = this.deletion;
    this.deletion = null;
    this.forget(gone);
  }

  /** Removes the edits of finally deleted objects. */
  forget(gone: readonly object[]): void {
    this.#done = without(this.#done, gone);
    this.#undone = without(this.#undone, gone);
    this.#updateNext();
  }

  /** The edits of the last `most` undo steps, the oldest step first. */
  lastSteps(most: number): (readonly StepEdit[])[] {
    return this.#done.slice(-most).map(({ edits }) => edits);
  }

  /** Puts steps of an earlier page in front, none of which has been undone. */
  restore(steps: readonly StepEdit[][]): void {
    // No content number of this page is that of an earlier one.
    const unknown = { before: NaN, after: NaN };
    this.#done.unshift(...steps.map((edits) => ({ edits, ...unknown })));
    this.#updateNext();
  }

  /** Removes all steps, after another budget was loaded. */
  clear(): void {
    this.deletion = null;
    this.#done = [];
    this.#undone = [];
    this.#sealed = true;
    this.#updateNext();
  }

  #cancel({ restore, on }: WaitingDeletion): WizardStepKey {
    this.deletion = null;
    this.#change(this.#afterDeletion, this.#beforeDeletion, restore);
    this.#sealed = true;
    return on;
  }

  /** Runs `work` and restores the content number `to`, unless the content changed without a step since. */
  #change(from: number, to: number, work: () => void): void {
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
    this.#updateNext();
  }

  #updateNext(): void {
    this.undoes = edited(this.#done, this.undoes);
    this.redoes = edited(this.#undone, this.redoes);
  }
}

/** The change of the last step; keeps the same object while it is equal, so that observers do not run. */
function edited(steps: Step[], known: Edited | null): Edited | null {
  const edit = steps.at(-1)?.edits[0];
  if (!edit) return null;
  const { on, of, field, typed } = edit;
  const isKnown =
    known?.of === of && known.field === field && known.typed === typed;
  return isKnown ? known : { on, of, field, ...(typed && { typed }) };
}

/** The steps without the edits of deleted objects. */
function without(steps: Step[], gone: readonly object[]): Step[] {
  const targets = new Set(gone);
  return steps
    .map((step) => ({
      ...step,
      edits: step.edits.filter(({ of }) => !targets.has(of)),
    }))
    .filter(({ edits }) => edits.length > 0);
}

function isSameField(
  a: Pick<Edit, "of" | "field"> | undefined,
  b: Pick<Edit, "of" | "field"> | undefined,
): boolean {
  return a?.field !== undefined && a.of === b?.of && a.field === b.field;
}

/** The change from before the first to after the second. */
function sinceBefore(first: Change | undefined, second: Change): Change {
  return first && "before" in first && "before" in second
    ? { ...second, before: first.before }
    : second;
}

/** Consecutive edits of one field become one, with the first `undo` and the last `redo`. */
function continueStep(step: StepEdit[], more: StepEdit[]): void {
  const [first] = more;
  const last = step[step.length - 1];
  if (first && last && more.length === 1 && isSameField(last, first))
    step[step.length - 1] = {
      ...first,
      undo: last.undo,
      ...(first.change && { change: sinceBefore(last.change, first.change) }),
    };
  else step.push(...more);
}
