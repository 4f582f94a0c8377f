import type { Row } from "shared-contracts/budget-store/row";
import type { PartRow } from "shared-contracts/parts/part";
import type { GroupModel } from "../part-look.ts";

/** A row of a group that may be picked: one without a quantity. */
export interface CatalogEntry {
  row: Row<PartRow>;
  group: GroupModel;
  /** Whether it has a quantity already. */
  isListed: boolean;
}

/** The rows of a part's groups that have a name, in the order of their groups. */
export function catalogEntries(
  groups: readonly GroupModel[],
  isZero: (row: Row<PartRow>) => boolean,
): CatalogEntry[] {
  return groups.flatMap((group) =>
    group.items
      .filter(({ fields }) => fields.name.trim() !== "")
      .map((row) => ({ row, group, isListed: !isZero(row) })),
  );
}

/** A group's name as its filter says it: "Descartáveis", "Uso dos Convidados" for "Itens para Uso dos Convidados". */
export function shortGroupName(name: string): string {
  return name.trim().replace(/^itens (para|de|d[ao]s?) /i, "");
}

/** How many entries a search leaves: "6 itens para “ta”, 1 já está na lista". */
export function foundText(
  entries: readonly CatalogEntry[],
  query: string,
): string {
  const count = entries.length;
  const listed = entries.filter(({ isListed }) => isListed).length;
  const wanted = query.trim();
  return [
    `${count === 1 ? "1 item" : `${count} itens`}${wanted && ` para “${wanted}”`}`,
    listed > 0 &&
      (listed === 1 ? "1 já está na lista" : `${listed} já estão na lista`),
  ]
    .filter(Boolean)
    .join(", ");
}
