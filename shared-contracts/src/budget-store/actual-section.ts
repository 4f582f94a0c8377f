import type { Actual, ActualEntry } from "../entities/actual.ts";
import { makeAutoObservable, observable } from "../platform/state.ts";
import { editField, isChange } from "./edit-field.ts";
import type { Deletion } from "./history.ts";
import type { Scope } from "./row.ts";

/** What was really spent, by the key of a part or the place of a line. */
export class ActualSection {
  /** Undefined where an entry was taken back. */
  fields: Record<string, ActualEntry | undefined> = {};
  readonly #scope: Scope;

  constructor(scope: Scope) {
    this.#scope = scope;
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
    editField(this.#scope, this.fields, place, after, { of: this });
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
      const { actual = {} } = this.toFields();
      const ofLines = Object.keys(actual).filter((key) => key.includes("/"));
      if (ofLines.length === 0) return;
      const left = places();
      for (const place of ofLines)
        if (!left.has(place)) {
          gone[place] = actual[place]!;
          this.fields[place] = undefined;
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
