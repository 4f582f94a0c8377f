/** How many rows groups have together. */
export function itemCount(
  groups: readonly { readonly items: readonly unknown[] }[],
): number {
  return groups.reduce((count, { items }) => count + items.length, 0);
}
