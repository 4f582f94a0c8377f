import {
  type Actual,
  type ActualEntry,
  PLAN_PLACE,
} from "../entities/actual.ts";
import { keptPlan } from "../entities/kept-plan.ts";
import { makeAutoObservable, observable } from "../platform/state.ts";
import { editField, isChange } from "./edit-field.ts";
import type { Deletion } from "./history.ts";
import type { Scope } from "./row.ts";

/** What was really spent, by the key of a part or the place of a line. */
export class ActualSection {
  /** Undefined where an entry was taken back. */
  fields: Record<string, ActualEntry | undefined> = {};
  readonly #scope: Scope;
  readonly #planned: () => Record<string, number>;

  /** @param planned Reads what the budget plans, as `plannedCosts` returns it. */
  constructor(scope: Scope, planned: () => Record<string, number>) {
    this.#scope = scope;
    this.#planned = planned;
    makeAutoObservable(this, { fields: false }, { autoBind: true });
    this.load({});
  }

  /** Sets what an entry says; undefined takes it back. Ignores a number outside 0 to 1e9. */
  set<Field extends keyof ActualEntry>(
    place: string,
    field: Field,
    value: ActualEntry[Field] | undefined,
  ): void {
    const { [field]: before, ...others } = this.fields[place] ?? {};
    if (!isChange(before, value)) return;
    const entry: ActualEntry =
      value === undefined ? others : { ...others, [field]: value };
    const after = Object.keys(entry).length > 0 ? entry : undefined;
    this.#scope.together(() => {
      this.#assign(place, after);
      const plan = keptPlan(this.fields, this.#planned);
      if (plan !== this.fields[PLAN_PLACE]) this.#assign(PLAN_PLACE, plan);
    });
  }

  /** Takes what the budget plans now as the plan. */
  replan(): void {
    this.#assign(PLAN_PLACE, { planned: this.#planned() });
  }

  #assign(place: string, entry: ActualEntry | undefined): void {
    editField(this.#scope, this.fields, place, entry, { of: this });
  }

  /**
   * The deletion together with the entries of its lines: no new row that gets a free id may inherit them.
   *
   * @param places Reads the places of all lines that are there.
   */
  with(deletion: Deletion, places: () => ReadonlySet<string>): Deletion {
    const gone: Record<string, ActualEntry> = {};
    const remove = () => {
      deletion.remove();
      const { actual } = this.toFields();
      if (!actual) return;
      const left = places();
      const isGone = (place: string) => place.includes("/") && !left.has(place);
      for (const [place, entry] of Object.entries(actual)) {
        if (!isGone(place) && !entry.planned) continue;
        gone[place] = entry;
        this.fields[place] = isGone(place)
          ? undefined
          : withoutLines(entry, isGone);
      }
    };
    const restore = () => {
      deletion.restore();
      Object.assign(this.fields, gone);
    };
    return { ...deletion, remove, restore };
  }

  /** Replaces all entries; not an edit of the user. */
  load(actual: Actual): void {
    this.fields = observable({ ...actual }, {}, { deep: false });
  }

  /** The entries as a snapshot holds them: none without one. */
  toFields(): { actual?: Actual } {
    const entries = Object.entries(this.fields).filter(
      (each): each is [string, ActualEntry] => each[1] !== undefined,
    );
    return entries.length > 0 ? { actual: Object.fromEntries(entries) } : {};
  }
}

/** The plan without the lines that are gone; their part keeps their cost. */
function withoutLines(
  { planned = {} }: ActualEntry,
  isGone: (place: string) => boolean,
): ActualEntry {
  const left = Object.entries(planned).filter(([place]) => !isGone(place));
  return { planned: Object.fromEntries(left) };
}
