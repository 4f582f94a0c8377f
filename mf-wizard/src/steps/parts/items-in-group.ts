import type { NamedRow } from "../rows/named-row.ts";

/** More names than these are counted. */
const MOST_NAMES = 3;

/** What a group holds: "6 itens"; a folded one names them: "5 itens: réchaud, toalha, gerador e mais 2". */
export function itemsInGroup(
  rows: readonly NamedRow[],
  isOpen: boolean,
): string {
  if (rows.length === 0) return "nenhum item";
  const count = rows.length === 1 ? "1 item" : `${rows.length} itens`;
  if (isOpen) return count;
  const names = rows
    .slice(0, MOST_NAMES)
    .map(({ fields }) => fields.name.trim().toLowerCase() || "sem nome");
  const more = rows.length - names.length;
  return `${count}: ${names.join(", ")}${more > 0 ? ` e mais ${more}` : ""}`;
}
