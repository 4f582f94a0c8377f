import { EACH_PART } from "shared-contracts/platform/rules";
import { markFresh } from "./fresh-models.ts";
import type { NamedRow } from "./named-row.ts";

type Fields = Readonly<Record<string, unknown>>;

/** The rows that were added and not left yet, with the fields they started with. */
const startedWith = new WeakMap<object, Fields>();

const CONTENT_FIELDS = new Set([
  "name",
  ...EACH_PART.map(({ quantityField }) => quantityField),
]);

/** Marks a row that was added empty: it takes the focus and is new until the focus leaves it. Returns it. */
export function markNew<Row extends NamedRow>(row: Row): Row {
  startedWith.set(row, { ...row.fields });
  return markFresh(row);
}

/** Whether a row was added empty and the focus has not left it yet. */
export function isNew(row: object): boolean {
  return startedWith.has(row);
}

/** The focus has left the row: it is like any other from now on. */
export function settleNew(row: object): void {
  startedWith.delete(row);
}

/** Whether a row is new and as it started. */
export function isUntouched(row: NamedRow): boolean {
  const start = startedWith.get(row);
  return (
    start !== undefined &&
    Object.entries(row.fields).every(([field, value]) => start[field] === value)
  );
}

/** Whether a row has a name or a quantity; those a new row starts with do not count. */
export function hasContent(row: NamedRow): boolean {
  const start = startedWith.get(row);
  return Object.entries(row.fields).some(
    ([field, value]) =>
      CONTENT_FIELDS.has(field) && isFilled(value) && start?.[field] !== value,
  );
}

function isFilled(value: unknown): boolean {
  return typeof value === "string" ? value.trim() !== "" : Number(value) > 0;
}
