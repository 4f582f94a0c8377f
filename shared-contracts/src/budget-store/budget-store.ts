import { BLANK } from "../templates/blank.ts";
import { SAMPLE_100 } from "../templates/sample-100.ts";
import type { WizardStepKey } from "../parts/wizard-steps.ts";
import type { WorkingBudget } from "../budget-file/draft.ts";
import { without } from "../entities/plain.ts";
import type { Contact } from "../entities/event-data.ts";
import type { ProposalSettings } from "../entities/proposal.ts";
import { boundedMargins } from "../catalog/margins.ts";
import type { Budget } from "../parts/budget.ts";
import { EACH_PART, forEachPart } from "../parts/table.ts";
import { makeAutoObservable, observableRef } from "../platform/state.ts";
import {
  type BudgetTotals,
  budgetTotals,
  type PartCosts,
} from "../pricing/budget-totals.ts";
import { linePlaces, plannedCosts } from "../pricing/actual-costs.ts";
import type { Headcount } from "../pricing/people-count.ts";
import { withStoredTotals } from "../pricing/with-stored-totals.ts";
import { ActualSection } from "./actual-section.ts";
import { EventSection } from "./event-section.ts";
import { FixedCostsSection } from "./fixed-costs-section.ts";
import { History } from "./history.ts";
import { editField, isChange } from "./edit-field.ts";
import { MarginsSection } from "./margins-section.ts";
import type { Scope } from "./row.ts";
import { liveHeadcount, stepScope } from "./step-scope.ts";
import { createPartSections, type PartSections } from "./part-sections.ts";
import { TeamSection } from "./team-section.ts";

export type TemplateName = "sample100" | "blank";

export const TEMPLATES: Record<TemplateName, Budget> = {
  sample100: SAMPLE_100,
  blank: BLANK,
};

/** The keys of a budget that the store edits; it passes the others through. */
const KNOWN_KEYS = [...Object.keys(BLANK), "proposal", "actual"];

/**
 * The origin of a loaded budget: a saved budget (`id`, `version`), a request (`receivedId`), or neither. `answers`: it is
 * to be saved as a budget of its own that answers the request, not over the request.
 */
export interface BudgetSource {
  id?: number | null;
  receivedId?: number | null;
  receivedVersion?: number | null;
  answers?: boolean;
  name?: string;
  version?: number | null;
}

/** The working budget of the steps. A change computes again only the costs that depend on it. */
class Store {
  /** The budget's name as typed on the event step; may be blank. */
  name = "";
  /** The saved budget being edited; null while the budget is new. */
  editingBudgetId: number | null = null;
  editingBudgetName = "";
  /** The version of the saved budget, for If-Match; null when it is unknown. */
  editingVersion: number | null = null;
  /** The id of the request that this budget answers; null without one. The budget may be saved too. */
  receivedBudgetId: number | null = null;
  /** The version of the request, for If-Match. */
  receivedVersion: number | null = null;
  /** Whether the budget answers the request as a budget of its own, instead of being saved over it. */
  answers = false;
  /** Counts every visible change. The draft is written when it changes. */
  revision = 0;
  /** Identifies the content: undo restores the number together with the content. */
  content = 0;
  /** `dados.proposal`, unchecked: read it with `readProposalSettings`. */
  proposal: unknown = undefined;
  readonly event: EventSection;
  readonly team: TeamSection;
  readonly fixedCosts: FixedCostsSection;
  readonly margins: MarginsSection;
  readonly actual: ActualSection;
  /** Guests and team size, each observable separately. */
  readonly headcount: Headcount;
  /** The undo history. `history.together` makes several edits one step. */
  readonly history = new History(this);
  /** `content` at the last load, or at the start of the last save. */
  savedRevision = 0;
  /** Where a save of this budget waits in the outbox, or may; null without one. [saves-wait] */
  outboxLine: string | null = null;
  /** `content` of the save that waits. */
  queuedRevision = -1;
  /** Counts loaded budgets. An asynchronous action compares it, so that it does not change another budget. */
  loadCount = 0;
  readonly #sections: PartSections;
  #unknownKeys: Record<string, unknown> = {};

  /** Starts with the sample budget, without a name. */
  constructor() {
    this.headcount = liveHeadcount(
      () => this.event.guests,
      () => this.team.size,
    );
    const on = (step: WizardStepKey) => this.#scopeOf(step);
    this.team = new TeamSection(on("team"));
    this.event = new EventSection(BLANK.eventData, this.team, on("event"));
    this.#sections = createPartSections(on);
    Object.assign(this, this.#sections);
    this.fixedCosts = new FixedCostsSection(BLANK.fixedCosts, on("event"));
    this.margins = new MarginsSection(on("event"));
    this.actual = new ActualSection(on("results"), () =>
      plannedCosts(this.#toSnapshot()),
    );
    makeAutoObservable(
      this,
      {
        event: false,
        team: false,
        ...forEachPart(() => false as const),
        fixedCosts: false,
        margins: false,
        actual: false,
        headcount: false,
        history: false,
        proposal: observableRef,
      },
      { autoBind: true },
    );
    this.resetToDefaults();
  }

  /** Whether the budget is a saved one. */
  get isEditing(): boolean {
    return this.editingBudgetId !== null;
  }

  /** Whether a save goes over the request. */
  get editsRequest(): boolean {
    return this.receivedBudgetId !== null && !this.answers;
  }

  /** Whether the content differs from that of the last load or save. [typed-while-saving] */
  get hasUnsavedChanges(): boolean {
    return this.content !== this.savedRevision;
  }

  /** Whether the content is that of the save that waits. */
  get isQueued(): boolean {
    return this.outboxLine !== null && this.content === this.queuedRevision;
  }

  /** The cost of each part, in reais. */
  get parts(): PartCosts {
    return {
      team: this.team.total,
      ...forEachPart(({ key }) => this.#sections[key].total),
      fixedCosts: this.fixedCosts.total,
    };
  }

  /** The bill of the results step, exact, in reais. */
  get totals(): BudgetTotals {
    return budgetTotals(
      this.parts,
      this.margins.toFields(),
      this.headcount.guests,
    );
  }

  /** Sets the name; can be undone. */
  setName(name: string): void {
    if (isChange(this.name, name))
      editField<Store, "name">(this.#scopeOf("event"), this, "name", name);
  }

  /** Sets how the proposal is presented. Saved separately, so it is neither an unsaved change nor an undo step. */
  setProposal(settings: ProposalSettings): void {
    this.#withoutUndo(() => (this.proposal = settings));
  }

  /** Sets the client's phone and email. Saved with a sending, so it is neither an unsaved change nor an undo step. */
  setContact(contact: Contact): void {
    this.#withoutUndo(() => this.event.setContact(contact));
  }

  /**
   * Replaces the working budget and clears the undo history. With an `id` the store edits that saved budget.
   *
   * @param budget In canonical form: read data from outside with `readBudget` first.
   *
   * @example
   *   const read = readBudget(saved.dados);
   *   if (read.ok) store.load(read.budget, { id: saved.id, name: saved.nome });
   */
  load(
    budget: Budget,
    {
      id,
      name,
      version,
      receivedId,
      receivedVersion,
      answers = false,
    }: BudgetSource = {},
  ): void {
    const {
      eventData,
      fixedCosts,
      profitMargin,
      contingency,
      annualAdjustment,
    } = budget;
    this.#unknownKeys = without(budget, KNOWN_KEYS);
    this.proposal = budget["proposal"];
    this.event.load(eventData);
    this.fixedCosts.load(fixedCosts);
    this.margins.load({ profitMargin, contingency, annualAdjustment });
    this.actual.load(budget.actual ?? {});
    this.team.load(budget.team);
    for (const { key } of EACH_PART) loadPart(this.#sections[key], budget[key]);
    this.history.clear();
    this.touch();
    this.name = name ?? "";
    this.editingBudgetId = id ?? null;
    this.editingBudgetName = this.isEditing ? this.name : "";
    this.editingVersion = version ?? null;
    this.receivedBudgetId = receivedId ?? null;
    this.receivedVersion = receivedVersion ?? null;
    this.answers = answers;
    this.outboxLine = null;
    this.savedRevision = this.content;
    this.loadCount += 1;
  }

  /** The budget to save or export, with its stored totals computed. Do not change it: it shares data with the store. */
  toBudget(): Budget {
    return withStoredTotals(this.#toSnapshot());
  }

  /** Like `toBudget`, with the totals of the last load. */
  #toSnapshot(): Budget {
    return {
      ...this.#unknownKeys,
      ...(this.proposal !== undefined && { proposal: this.proposal }),
      ...this.actual.toFields(),
      eventData: this.event.toFields(),
      fixedCosts: this.fixedCosts.toFields(),
      ...boundedMargins(this.margins.toFields()),
      team: this.team.toItems(),
      ...forEachPart(({ key }) => this.#sections[key].toItems()),
    } as Budget;
  }

  /** Replaces the budget by a new, blank one. */
  startNew(): void {
    this.load(BLANK);
  }

  /** Loads a template as a new budget without a name. */
  loadTemplate(template: TemplateName): void {
    this.load(TEMPLATES[template]);
  }

  /** Loads the sample budget of a first start, without a name. */
  resetToDefaults(): void {
    this.load(SAMPLE_100);
  }

  /**
   * Marks the budget as saved; the store then edits that saved budget. [typed-while-saving]
   *
   * @param version For If-Match; null when it is unknown.
   * @param revisionAtSave `revision` at the start of the save: later changes stay unsaved.
   */
  markSaved(
    id: number,
    name: string,
    version: number | null,
    revisionAtSave: number,
  ): void {
    this.editingBudgetId = id;
    this.editingBudgetName = name;
    this.editingVersion = version;
    this.savedRevision = this.#contentAt(revisionAtSave);
    this.outboxLine = null;
    if (this.name.trim() === "") this.name = name;
  }

  /** A save of the content of that revision waits in the outbox. */
  markQueued(line: string, revisionAtSave = this.revision): void {
    this.outboxLine = line;
    this.queuedRevision = this.#contentAt(revisionAtSave);
  }

  /** Like `markSaved`, for the answered request and its new version. Keeps id and version of a saved budget. */
  markReceivedSaved(
    revisionAtSave: number,
    version: number | null = null,
  ): void {
    this.receivedVersion = version;
    this.outboxLine = null;
    if (!this.isEditing) this.savedRevision = this.#contentAt(revisionAtSave);
  }

  /** Cancelar edição: the content becomes a new budget without a name. */
  cancelEditing(): void {
    this.name = "";
    this.editingBudgetId = null;
    this.editingBudgetName = "";
    this.editingVersion = null;
    this.receivedBudgetId = null;
    this.receivedVersion = null;
    this.answers = false;
    this.outboxLine = null;
    this.touch();
  }

  /** The budget with its editing state, for a draft or a backup. */
  toDraft(): WorkingBudget {
    return {
      budget: this.#toSnapshot(),
      name: this.name,
      editingBudgetId: this.editingBudgetId,
      editingBudgetName: this.editingBudgetName,
      editingVersion: this.editingVersion,
      receivedBudgetId: this.receivedBudgetId,
      receivedVersion: this.receivedVersion,
      answers: this.answers,
      hasUnsavedChanges: this.hasUnsavedChanges,
      outboxLine: this.outboxLine,
      isQueued: this.isQueued,
    };
  }

  /** Restores a draft; its unsaved changes stay unsaved. */
  loadDraft(draft: WorkingBudget): void {
    this.load(draft.budget, {
      id: draft.editingBudgetId,
      name: draft.name,
      version: draft.editingVersion,
      receivedId: draft.receivedBudgetId,
      receivedVersion: draft.receivedVersion ?? null,
      answers: draft.answers ?? false,
    });
    this.editingBudgetName = draft.editingBudgetName;
    if (draft.hasUnsavedChanges) this.savedRevision = -1;
    this.outboxLine = draft.outboxLine ?? null;
    this.queuedRevision = draft.isQueued ? this.content : -1;
  }

  /** Counts a visible change. */
  touch(): void {
    this.revision += 1;
    this.content = this.revision;
  }

  /** The content number of a revision: an older one when the last change was an undo. */
  #contentAt(revision: number): number {
    return revision === this.revision ? this.content : revision;
  }

  /** Makes a change that is neither unsaved nor an undo step. */
  #withoutUndo(change: () => void): void {
    change();
    this.revision += 1;
  }

  #scopeOf(step: WizardStepKey): Scope {
    const scope = stepScope(step, this.headcount, this.history, this, () =>
      this.touch(),
    );
    const places = () => linePlaces(this.#toSnapshot());
    return {
      ...scope,
      delete: (deletion) => scope.delete(this.actual.with(deletion, places)),
    };
  }
}

/** The working budget, with a section for each part: `store.foods`, `store.drinks` and so on. */
export type BudgetStore = Store & PartSections;
export const BudgetStore = Store as new () => BudgetStore;

/** Loads a section. The compiler cannot know that section and items are of the same part. */
function loadPart(
  section: { load(items: readonly never[]): void },
  items: readonly object[],
): void {
  section.load(items as never[]);
}
