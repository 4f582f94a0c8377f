/** "6 itens sem quantidade", "1 item sem quantidade". */
export function zeroItemsText(count: number): string {
  return `${itemsText(count)} sem quantidade`;
}

/** What a folded group holds: "1 item, 8 sem quantidade". */
export function groupItemsText(withQuantity: number, without: number): string {
  if (without === 0)
    return withQuantity === 0 ? "Nenhum item" : itemsText(withQuantity);
  return withQuantity === 0
    ? zeroItemsText(without)
    : `${itemsText(withQuantity)}, ${without} sem quantidade`;
}

function itemsText(count: number): string {
  return count === 1 ? "1 item" : `${count} itens`;
}
