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
import type { Headcount } from "../pricing/people-count.ts";
import { withStoredTotals } from "../pricing/with-stored-totals.ts";
import { EventSection } from "./event-section.ts";
import { FixedCostsSection } from "./fixed-costs-section.ts";
import { History } from "./history.ts";
import { isChange } from "./is-change.ts";
import { liveHeadcount } from "./live-headcount.ts";
import { MarginsSection } from "./margins-section.ts";
import type { Scope } from "./row.ts";
import { stepScope } from "./step-scope.ts";
import { createPartSections, type PartSections } from "./part-sections.ts";
import { TeamSection } from "./team-section.ts";

export type TemplateName = "sample100" | "blank";

const TEMPLATES: Record<TemplateName, Budget> = {
  sample100: SAMPLE_100,
  blank: BLANK,
};

/** The keys that the store handles; it only keeps the others. */
const KNOWN_KEYS = [...Object.keys(BLANK), "proposal"];

/** Where a loaded budget comes from: a saved budget (`id`, `version`), a request (`receivedId`), or neither. */
export interface BudgetSource {
  id?: number | null;
  receivedId?: number | null;
  receivedVersion?: number | null;
  name?: string;
  version?: number | null;
}

/** The working budget of the steps. A change recomputes only the costs that depend on it. */
class Store {
  /** The budget's name as typed on the event step. */
  name = "";
  /** The saved budget being edited; null while the budget is new. */
  editingBudgetId: number | null = null;
  editingBudgetName = "";
  /** Sent back as If-Match when saving. */
  editingVersion: number | null = null;
  /** The received budget this one answers; null when nobody asked for it. It may be saved too. */
  receivedBudgetId: number | null = null;
  /** Version of the received budget, sent back as If-Match when saving over it. */
  receivedVersion: number | null = null;
  /** Counts every visible change; the draft is written when it changes. */
  revision = 0;
  /** The number of the content: undoing back to a content gives it its number back. */
  content = 0;
  /** `dados.proposal` as it was loaded or set: read it with `readProposalSettings`. */
  proposal: unknown = undefined;
  readonly event: EventSection;
  readonly team: TeamSection;
  readonly fixedCosts: FixedCostsSection;
  readonly margins: MarginsSection;
  /** Guests and team size; each is observed separately. */
  readonly headcount: Headcount;
  /** The undo history; `together` makes several edits one step. */
  readonly history = new History(this);
  /** The number of the content that was saved to the server or loaded last. */
  savedRevision = 0;
  /** Changes when another budget is loaded: an action that began with the old budget must not end on the new one. */
  loadCount = 0;
  readonly #sections: PartSections;
  #unknownKeys: Record<string, unknown> = {};

  /** Starts as the defaults: the sample budget without a name. */
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
    makeAutoObservable(
      this,
      {
        event: false,
        team: false,
        ...forEachPart(() => false as const),
        fixedCosts: false,
        margins: false,
        headcount: false,
        history: false,
        proposal: observableRef,
      },
      { autoBind: true },
    );
    this.resetToDefaults();
  }

  get isEditing(): boolean {
    return this.editingBudgetId !== null;
  }

  /** Whether the content is another than the one that was loaded, or that the last save began with. */
  get hasUnsavedChanges(): boolean {
    return this.content !== this.savedRevision;
  }

  /** What each part costs, in reais. */
  get parts(): PartCosts {
    return {
      team: this.team.total,
      ...forEachPart(({ key }) => this.#sections[key].total),
      fixedCosts: this.fixedCosts.total,
    };
  }

  /** The whole bill, as the results step shows it. */
  get totals(): BudgetTotals {
    return budgetTotals(
      this.parts,
      this.margins.toFields(),
      this.headcount.guests,
    );
  }

  setName(name: string): void {
    if (!isChange(this.name, name)) return;
    const before = this.name;
    this.#scopeOf("event").edit({
      of: this,
      field: "name",
      undo: () => (this.name = before),
      redo: () => (this.name = name),
    });
  }

  /**
   * Changes how the proposal is presented. That is saved by itself, so it is no unsaved change and no step of the undo
   * history.
   */
  setProposal(settings: ProposalSettings): void {
    this.#aside(() => (this.proposal = settings));
  }

  /** Changes how to reach the client, which is saved with a sending. */
  setContact(contact: Contact): void {
    this.#aside(() => this.event.setContact(contact));
  }

  /**
   * Replaces the working budget. With an `id` that saved budget is edited, else the budget is new.
   *
   * @param budget Canonical: read data from outside with `readBudget` first.
   *
   * @example
   *   const read = readBudget(saved.dados);
   *   if (read.ok) store.load(read.budget, { id: saved.id, name: saved.nome });
   */
  load(
    budget: Budget,
    { id, name, version, receivedId, receivedVersion }: BudgetSource = {},
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
    this.savedRevision = this.content;
    this.loadCount += 1;
  }

  /** The budget to save or export, with fresh totals. Read-only: it shares unchanged rows with the store. */
  toBudget(): Budget {
    return withStoredTotals(this.#toSnapshot());
  }

  /** Like `toBudget` with the totals as they were stored: enough for a draft, and cheap. */
  #toSnapshot(): Budget {
    return {
      ...this.#unknownKeys,
      ...(this.proposal !== undefined && { proposal: this.proposal }),
      eventData: this.event.toFields(),
      fixedCosts: this.fixedCosts.toFields(),
      ...boundedMargins(this.margins.toFields()),
      team: this.team.toItems(),
      ...forEachPart(({ key }) => this.#sections[key].toItems()),
    } as Budget;
  }

  /** Leaves the old budget for a new, blank one. */
  startNew(): void {
    this.load(BLANK);
  }

  /** Loads a template as a new budget without a name. */
  loadTemplate(template: TemplateName): void {
    this.load(TEMPLATES[template]);
  }

  /** The state of a first start: the sample budget, without a name. */
  resetToDefaults(): void {
    this.load(SAMPLE_100);
  }

  /**
   * Marks the budget as saved and edited. [typed-while-saving]
   *
   * @param version The saved budget's, for If-Match; null when it is not known.
   * @param revisionAtSave `revision` when the save began: what was typed later stays unsaved.
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
    if (this.name.trim() === "") this.name = name;
  }

  /** Like `markSaved`, for the answered request and its new version. A saved budget keeps its id and version. */
  markReceivedSaved(
    revisionAtSave: number,
    version: number | null = null,
  ): void {
    this.receivedVersion = version;
    if (!this.isEditing) this.savedRevision = this.#contentAt(revisionAtSave);
  }

  /** Cancelar edição: keeps the content as a new, unnamed budget. */
  cancelEditing(): void {
    this.name = "";
    this.editingBudgetId = null;
    this.editingBudgetName = "";
    this.editingVersion = null;
    this.receivedBudgetId = null;
    this.receivedVersion = null;
    this.touch();
  }

  /** The state to store for later, with the totals as they were stored. */
  toDraft(): WorkingBudget {
    return {
      budget: this.#toSnapshot(),
      name: this.name,
      editingBudgetId: this.editingBudgetId,
      editingBudgetName: this.editingBudgetName,
      editingVersion: this.editingVersion,
      receivedBudgetId: this.receivedBudgetId,
      receivedVersion: this.receivedVersion,
      hasUnsavedChanges: this.hasUnsavedChanges,
    };
  }

  /** Restores a draft, with its unsaved changes still unsaved. */
  loadDraft(draft: WorkingBudget): void {
    this.load(draft.budget, {
      id: draft.editingBudgetId,
      name: draft.name,
      version: draft.editingVersion,
      receivedId: draft.receivedBudgetId,
      receivedVersion: draft.receivedVersion ?? null,
    });
    this.editingBudgetName = draft.editingBudgetName;
    if (draft.hasUnsavedChanges) this.savedRevision = -1;
  }

  /** Counts a change the user can see. */
  touch(): void {
    this.revision += 1;
    this.content = this.revision;
  }

  /** The number of the content at a revision: after an undo it is an older one. */
  #contentAt(revision: number): number {
    return revision === this.revision ? this.content : revision;
  }

  /** A change that leaves a saved budget saved. */
  #aside(change: () => void): void {
    change();
    this.revision += 1;
  }

  #scopeOf(step: WizardStepKey): Scope {
    return stepScope(step, this.headcount, this.history, this, () =>
      this.touch(),
    );
  }
}

/** The working budget, with a section for each part of the table. */
export type BudgetStore = Store & PartSections;
export const BudgetStore = Store as new () => BudgetStore;

/** A section and the content of the same part, which the compiler cannot see belong together. */
function loadPart(
  section: { load(items: readonly never[]): void },
  items: readonly object[],
): void {
  section.load(items as never[]);
}
