/**
 * Prepares for the row with the focus to go away: afterwards the same column of the row beside it gets the focus, else
 * what adds a row.
 */
export function focusAfterUndo(focused: Element | null): () => void {
  const row = focused?.closest("[data-row]");
  const neighbours = [row?.nextElementSibling, row?.previousElementSibling];
  const column = focused instanceof HTMLElement && focused.dataset.column;
  return () => {
    if (!focused || focused.isConnected) return;
    const cells = neighbours.map((beside) =>
      beside?.isConnected
        ? beside.querySelector<HTMLElement>(
            `[data-column="${column || "name"}"]`,
          )
        : null,
    );
    const cell =
      cells.find(Boolean) ?? document.querySelector<HTMLElement>("[data-add]");
    cell?.focus();
  };
}
