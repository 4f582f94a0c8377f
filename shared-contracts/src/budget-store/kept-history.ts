import { safeParse } from "zod/mini";
import { actualEntrySchema } from "../entities/actual.ts";
import { isPlain, parseJson, type Plain } from "../entities/plain.ts";
import { EACH_PART } from "../parts/table.ts";
import { WIZARD_STEPS } from "../parts/wizard-steps.ts";
import { runInAction } from "../platform/state.ts";
import type { BudgetStore } from "./budget-store.ts";
import { isChange } from "./edit-field.ts";
import type { GroupList } from "./group-list.ts";
import type { Change, Edit, StepEdit } from "./history.ts";
import { order } from "./move-edit.ts";
import type { Identified, Row } from "./row.ts";
import type { RowGroup } from "./row-group.ts";
import type { RowList } from "./row-list.ts";

/** So many undo steps outlive the page. */
const MOST_STEPS = 50;

/** An object of the store that edits belong to, and how a stored change of it is made. */
interface Place {
  of: object;
  /** Sets one of its fields. */
  set?: (field: string, value: unknown) => void;
  /** Its fields as they are; none for a list. */
  fields: object;
  /** The list it is in. */
  within?: Identified[];
  /** Its own entries. */
  entries?: Identified[];
}

/** The last 50 undo steps as text; those before an edit that cannot be stored are left out. */
export function writeHistory(store: BudgetStore): string {
  const paths = new Map<object, string>();
  for (const [path, { of }] of placesOf(store)) paths.set(of, path);
  const steps = store.history.lastSteps(MOST_STEPS).map((edits) =>
    edits.map(({ on, of, change, typed }) => ({
      on,
      of: paths.get(of),
      change,
      typed,
    })),
  );
  const isWhole = (step: (typeof steps)[number]) =>
    step.every(({ of, change }) => of !== undefined && change);
  const broken = steps.findLastIndex((step) => !isWhole(step));
  return JSON.stringify(steps.slice(broken + 1));
}

/**
 * Restores the undo steps of a text that was written with the same budget. Leaves out a step that does not fit the budget
 * and all before it; never changes the budget. Never throws.
 */
export function restoreHistory(store: BudgetStore, text: string): void {
  const kept = parseJson(text);
  if (!Array.isArray(kept)) return;
  const places = placesOf(store);
  const steps = kept.map((step: unknown) =>
    Array.isArray(step)
      ? step.map((edit) => restoredEdit(store, places, edit))
      : [undefined],
  );
  const broken = steps.findLastIndex((step) => step.includes(undefined));
  runInAction(() =>
    store.history.restore(steps.slice(broken + 1) as StepEdit[][]),
  );
}

/** The edit of a stored one; undefined for one that does not fit the budget. */
function restoredEdit(
  store: BudgetStore,
  places: ReadonlyMap<string, Place>,
  kept: unknown,
): StepEdit | undefined {
  if (!isPlain(kept)) return undefined;
  const step = WIZARD_STEPS.find(({ key }) => key === kept["on"]);
  const place = places.get(String(kept["of"]));
  const change = place && readChange(place, kept["change"]);
  const made = change && madeChange(place, change);
  if (!step || !made) return undefined;
  const { undo, redo } = made;
  const { typed } = kept;
  return {
    on: step.key,
    of: place.of,
    change,
    ...("field" in change && { field: change.field }),
    ...(typeof typed === "string" && { typed }),
    undo: () => (undo(), store.touch()),
    redo: () => (redo(), store.touch()),
  };
}

/** A stored change that fits its place. */
function readChange(
  { set, fields, within, entries }: Place,
  change: unknown,
): Change | undefined {
  if (!isPlain(change)) return undefined;
  const { field, before, after, at, ids, to } = change;
  if (typeof field === "string")
    return set && fits(fields, field, before) && fits(fields, field, after)
      ? { field, before, after }
      : undefined;
  if (Number.isSafeInteger(at)) return within && { at: Number(at) };
  return entries && isIds(ids) && isIds(to) ? { ids, to } : undefined;
}

function isIds(value: unknown): value is number[] {
  return Array.isArray(value) && value.every(Number.isSafeInteger);
}

/** How a change is undone and made again. */
function madeChange(
  { of, set, within, entries }: Place,
  change: Change,
): Pick<Edit, "undo" | "redo"> | undefined {
  if ("field" in change) {
    const { field, before, after } = change;
    return (
      set && { undo: () => set(field, before), redo: () => set(field, after) }
    );
  }
  if ("at" in change) {
    const entry = of as Identified;
    return (
      within && {
        undo: () => void within.splice(within.indexOf(entry), 1),
        redo: () => void within.splice(change.at, 0, entry),
      }
    );
  }
  if (!entries) return undefined;
  const known = new Map(entries.map((entry) => [entry.id, entry]));
  // What was deleted since is in neither order.
  const entriesOf = (wanted: readonly number[]) =>
    wanted.flatMap((id) => known.get(id) ?? []);
  const [before, after] = [entriesOf(change.ids), entriesOf(change.to)];
  return {
    undo: () => order(entries, before),
    redo: () => order(entries, after),
  };
}

/** Whether a field may hold such a value: one of the type it has, a number in bounds, or an emptied quantity. */
function fits(fields: object, field: string, value: unknown): boolean {
  const now: unknown = (fields as Plain)[field];
  const isQuantity = EACH_PART.some((part) => part.quantityField === field);
  const isNumber = typeof now === "number" || (isQuantity && now === "");
  if (now === undefined) return true;
  if (value === "" && isQuantity) return isNumber;
  if (!isNumber) return typeof value === typeof now;
  return typeof value === "number" && (value === 0 || isChange(0, value));
}

/** Every object of the store that edits belong to, by a path that is the same in the next page. */
function placesOf(store: BudgetStore): Map<string, Place> {
  const places = new Map<string, Place>();
  const { event, fixedCosts, margins, actual } = store;
  const assign = (target: object) => (field: string, value: unknown) =>
    void Object.assign(target, { [field]: value });
  const add = (path: string, of: object, target: object) =>
    places.set(path, { of, set: assign(target), fields: target });
  places.set("store", {
    of: store,
    set: assign(store),
    fields: { name: store.name },
  });
  add("event", event, event.fields);
  add("fixedCosts", fixedCosts, fixedCosts.fields);
  places.set("actual", {
    of: actual,
    set: (field, value) =>
      void (actual.fields[field] = safeParse(actualEntrySchema, value).data),
    fields: {},
  });
  places.set("margins", {
    of: margins,
    set: assign(margins),
    fields: margins.toFields(),
  });
  addList(places, "team", store.team.list as unknown as AnyList);
  for (const { key, group } of EACH_PART) {
    const section: unknown = store[key];
    if (!group) addList(places, key, section as AnyList);
    else addGroups(places, key, section as AnyGroups);
  }
  return places;
}

type AnyRow = Row<Identified>;
type AnyList = RowList<Identified>;
type AnyGroup = RowGroup<Identified & { name: string; items: [] }, never>;
type AnyGroups = GroupList<Identified & { name: string; items: [] }, never>;

function addGroups(
  places: Map<string, Place>,
  path: string,
  section: AnyGroups,
): void {
  const { groups } = section;
  places.set(path, { of: section, fields: {}, entries: groups });
  for (const group of groups) {
    const at = `${path}/${group.id}`;
    places.set(at, entryPlace(group, groups));
    addList(places, `${at}/list`, group.list as unknown as AnyList);
  }
}

function addList(places: Map<string, Place>, path: string, list: AnyList) {
  places.set(path, { of: list, fields: {}, entries: list.rows });
  for (const row of list.rows)
    places.set(`${path}/${row.id}`, entryPlace(row, list.rows));
}

/** A row or a group, whose fields are replaced as a whole. */
function entryPlace(entry: AnyRow | AnyGroup, within: Identified[]): Place {
  return {
    of: entry,
    set: (field, value) =>
      void (entry.fields = { ...entry.fields, [field]: value } as never),
    fields: entry.fields,
    within,
  };
}
