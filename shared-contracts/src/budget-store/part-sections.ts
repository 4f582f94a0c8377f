import type { FlatPart, GroupedPart } from "../parts/part.ts";
import { type AnyPart, forEachPart, type LineParts } from "../parts/table.ts";
import { GroupList } from "./group-list.ts";
import { pricedRow } from "./priced-row.ts";
import type { Scope } from "./row.ts";
import { RowList } from "./row-list.ts";

/** The store's section of a part: a list of rows, or of groups of rows. */
export type PartSection<Part> =
  Part extends GroupedPart<string, infer Row, infer Group>
    ? GroupList<Group, Row>
    : Part extends FlatPart<string, infer Row>
      ? RowList<Row>
      : never;

/** A section for each part of the table, under the part's key. */
export type PartSections = {
  readonly [Part in keyof LineParts]: PartSection<LineParts[Part]>;
};

/** Creates the section of each part; `scopeOf` returns the scope of a step. */
export function createPartSections(
  scopeOf: (step: AnyPart["key"]) => Scope,
): PartSections {
  return forEachPart((part) =>
    createSection(part, scopeOf(part.key)),
  ) as object as PartSections;
}

function createSection(part: AnyPart, scope: Scope) {
  const row = pricedRow(part);
  if (!part.group) return new RowList(row, scope);
  const { newGroup: create, rowIdsAcross } = part.group;
  return new GroupList({ create, row, rowIdsAcross }, scope);
}
