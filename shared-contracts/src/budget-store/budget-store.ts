import { BLANK } from "../catalog/templates/blank.ts";
import { SAMPLE_100 } from "../catalog/templates/sample-100.ts";
import type { WizardStepKey } from "../catalog/wizard-steps.ts";
import type { WorkingBudget } from "../budget-file/draft.ts";
import { without } from "../budget-file/working-keys.ts";
import { boundedMargins } from "../catalog/margins.ts";
import type { Budget } from "../entities/budget.ts";
import { action, makeAutoObservable } from "../platform/state.ts";
import {
  type BudgetTotals,
  budgetTotals,
  type PartCosts,
} from "../pricing/budget-totals.ts";
import { budgetHeadcount } from "../pricing/part-costs.ts";
import type { Headcount } from "../pricing/people-count.ts";
import { withStoredTotals } from "../pricing/with-stored-totals.ts";
import { atOnce, type Turns } from "../turns/turns.ts";
import {
  type ConfectionerySection,
  createConfectionerySection,
} from "./confectionery-section.ts";
import { createDrinksSection, type DrinksSection } from "./drinks-section.ts";
import { EventSection } from "./event-section.ts";
import { FixedCostsSection } from "./fixed-costs-section.ts";
import { FoodsSection } from "./foods-section.ts";
import {
  createGarnishesSection,
  type GarnishesSection,
} from "./garnishes-section.ts";
import { GeneralExpensesSection } from "./general-expenses-section.ts";
import { headcountAhead } from "./headcount-ahead.ts";
import { History } from "./history.ts";
import { isChange } from "./is-change.ts";
import { liveHeadcount } from "./live-headcount.ts";
import { MarginsSection } from "./margins-section.ts";
import type { Scope } from "./row.ts";
import { stepScope } from "./step-scope.ts";
import { TeamSection } from "./team-section.ts";
import { ThematicTablesSection } from "./thematic-tables-section.ts";

const TEMPLATES = { sample100: SAMPLE_100, blank: BLANK };

export type TemplateName = keyof typeof TEMPLATES;

/** What the store knows of a budget; the rest it only keeps. */
const PARTS = Object.keys(BLANK);

/** Where a loaded budget comes from: `id` and `version` of a saved one, `receivedId` of the request it answers, null or nothing for neither. */
export interface BudgetSource {
  id?: number | null;
  receivedId?: number | null;
  receivedVersion?: number | null;
  name?: string;
  version?: number | null;
}

/** The working budget: everything the steps show and change. Costs follow each change by themselves, recomputing only what depends on it. */
export class BudgetStore {
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
  /** Counts every change a user can see; the draft is written when it moves. */
  revision = 0;
  readonly event: EventSection;
  readonly team: TeamSection;
  readonly foods: FoodsSection;
  readonly drinks: DrinksSection;
  readonly garnishes: GarnishesSection;
  readonly confectionery: ConfectionerySection;
  readonly thematicTables: ThematicTablesSection;
  readonly generalExpenses: GeneralExpensesSection;
  readonly fixedCosts: FixedCostsSection;
  readonly margins: MarginsSection;
  /** Guests and team size, live: reading one of them follows only that one. */
  readonly headcount: Headcount;
  /** What the user can take back; `together` makes several edits one step of it. */
  readonly history = new History();
  /** The revision that is safely kept on the server, or that was loaded. */
  savedRevision = 0;
  /** Moves when another budget takes the working one's place: what began with the old one must not end on the new. */
  loadCount = 0;
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
    this.foods = new FoodsSection(on("foods"));
    this.drinks = createDrinksSection(on("drinks"));
    this.garnishes = createGarnishesSection(on("garnishes"));
    this.confectionery = createConfectionerySection(on("confectionery"));
    this.thematicTables = new ThematicTablesSection(on("thematicTables"));
    this.generalExpenses = new GeneralExpensesSection(on("generalExpenses"));
    this.fixedCosts = new FixedCostsSection(BLANK.fixedCosts, on("event"));
    this.margins = new MarginsSection(on("event"));
    makeAutoObservable(
      this,
      {
        event: false,
        team: false,
        foods: false,
        drinks: false,
        garnishes: false,
        confectionery: false,
        thematicTables: false,
        generalExpenses: false,
        fixedCosts: false,
        margins: false,
        headcount: false,
        history: false,
        loading: false,
      },
      { autoBind: true },
    );
    this.resetToDefaults();
  }

  get isEditing(): boolean {
    return this.editingBudgetId !== null;
  }

  /** Whether anything was changed after the last load or the last save's start. */
  get hasUnsavedChanges(): boolean {
    return this.revision !== this.savedRevision;
  }

  /** What each part costs, in reais. */
  get parts(): PartCosts {
    return {
      team: this.team.total,
      foods: this.foods.total,
      drinks: this.drinks.total,
      garnishes: this.garnishes.total,
      confectionery: this.confectionery.total,
      thematicTables: this.thematicTables.total,
      generalExpenses: this.generalExpenses.total,
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
   * Replaces the working budget. With an `id` the saved budget is then being edited, else the budget is new.
   * The budget must be canonical: pass what comes from outside through `readBudget` first.
   */
  load(budget: Budget, source?: BudgetSource): void {
    this.#replace(budget, source, atOnce(this.#making(budget)));
  }

  /** As `load` for a large budget: makes its rows and prices them in turns. What it returns replaces the working budget, which stays until then. */
  *loading(budget: Budget, source?: BudgetSource): Turns<() => void> {
    const ahead = headcountAhead(budgetHeadcount(budget), this.headcount);
    const putRows = yield* this.#making(budget, ahead);
    return action(() => {
      this.#replace(budget, source, putRows);
      ahead.goLive();
    });
  }

  /** The budget as it is saved and exported: plain data, unknown keys kept, stored totals fresh. Unchanged rows are shared with the store, so treat it as read-only. */
  toBudget(): Budget {
    return withStoredTotals(this.#toSnapshot());
  }

  /** The same with stored totals as they came: all a draft needs, at hardly any cost. */
  #toSnapshot(): Budget {
    return {
      ...this.#unknownKeys,
      eventData: this.event.toFields(),
      fixedCosts: this.fixedCosts.toFields(),
      ...boundedMargins(this.margins.toFields()),
      team: this.team.toItems(),
      foods: this.foods.toItems(),
      drinks: this.drinks.toItems(),
      garnishes: this.garnishes.toItems(),
      confectionery: this.confectionery.toItems(),
      thematicTables: this.thematicTables.toItems(),
      generalExpenses: this.generalExpenses.toItems(),
    };
  }

  /** Leaves the old budget for a new, blank one. */
  startNew(): void {
    this.load(BLANK);
  }

  /** Fills a new budget from a template; its name is for the user to type. */
  loadTemplate(template: TemplateName): void {
    this.load(TEMPLATES[template]);
  }

  /** The state of a first start: the sample budget, without a name. */
  resetToDefaults(): void {
    this.load(SAMPLE_100);
  }

  /** A save succeeded: the budget is being edited from now on. Pass the `revision` read when the save began, so that what was typed meanwhile stays unsaved. */
  markSaved(
    id: number,
    name: string,
    version: number | null,
    revisionAtSave: number,
  ): void {
    this.editingBudgetId = id;
    this.editingBudgetName = name;
    this.editingVersion = version;
    this.savedRevision = revisionAtSave;
    if (this.name.trim() === "") this.name = name;
  }

  /** The received budget this answers was saved, and has this version now. Pass the `revision` read when the save began. One that is a saved budget too stays what it is there. */
  markReceivedSaved(
    revisionAtSave: number,
    version: number | null = null,
  ): void {
    this.receivedVersion = version;
    if (!this.isEditing) this.savedRevision = revisionAtSave;
  }

  /** Cancelar edição: the content stays and becomes a new, unnamed budget. */
  cancelEditing(): void {
    this.name = "";
    this.editingBudgetId = null;
    this.editingBudgetName = "";
    this.editingVersion = null;
    this.receivedBudgetId = null;
    this.receivedVersion = null;
    this.touch();
  }

  /** All that must be kept to go on later; stored totals as they came. */
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

  /** Goes on where a draft stopped, unsaved changes still unsaved. */
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
  }

  #scopeOf(step: WizardStepKey): Scope {
    return stepScope(step, this.headcount, this.history, () => this.touch());
  }

  /** Makes the rows of all parts; what it returns puts them in their lists. */
  *#making(budget: Budget, ahead?: Headcount): Turns<() => void> {
    const puts = [
      yield* this.team.loading(budget.team, ahead),
      yield* this.foods.loading(budget.foods, ahead),
      yield* this.drinks.loading(budget.drinks, ahead),
      yield* this.garnishes.loading(budget.garnishes, ahead),
      yield* this.confectionery.loading(budget.confectionery, ahead),
      yield* this.thematicTables.loading(budget.thematicTables, ahead),
      yield* this.generalExpenses.loading(budget.generalExpenses, ahead),
    ];
    return () => puts.forEach((put) => put());
  }

  #replace(
    budget: Budget,
    { id, name, version, receivedId, receivedVersion }: BudgetSource = {},
    putRows: () => void,
  ): void {
    const {
      eventData,
      fixedCosts,
      profitMargin,
      contingency,
      annualAdjustment,
    } = budget;
    this.#unknownKeys = without(budget, PARTS);
    this.event.load(eventData);
    this.fixedCosts.load(fixedCosts);
    this.margins.load({ profitMargin, contingency, annualAdjustment });
    putRows();
    this.history.clear();
    this.touch();
    this.name = name ?? "";
    this.editingBudgetId = id ?? null;
    this.editingBudgetName = this.isEditing ? this.name : "";
    this.editingVersion = version ?? null;
    this.receivedBudgetId = receivedId ?? null;
    this.receivedVersion = receivedVersion ?? null;
    this.savedRevision = this.revision;
    this.loadCount += 1;
  }
}
