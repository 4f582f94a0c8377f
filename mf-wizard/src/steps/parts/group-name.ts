import type { AnyGroupedPart } from "shared-contracts/parts/table";

/** A group's name or its placeholder: "Categoria sem nome". */
export function groupName(
  { group: { title } }: AnyGroupedPart,
  { name }: { name: string },
): string {
  return name.trim() || `${title} sem nome`;
}
