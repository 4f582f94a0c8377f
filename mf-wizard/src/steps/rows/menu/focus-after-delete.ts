/**
 * Returns what focuses the next element after `button` is deleted with its row: the delete button of the next row or
 * group of its kind, or what opens it, else that of the one before, else the add button. Call it before the deletion.
 */
export function focusAfterDelete(button: Element): () => void {
  const root = button.closest("[data-step-rows]");
  const kind = button.closest("[data-row]") ? "[data-row]" : "[data-group]";
  const gone = button.closest(kind);
  const all = [...(root?.querySelectorAll(kind) ?? [])];
  const here = all.findIndex((element) => element === gone);
  const neighbours = [all[here + 1], all[here - 1]];
  return () => {
    const neighbour = neighbours.find((element) => element?.isConnected);
    const target =
      neighbour?.querySelector<HTMLElement>("[data-delete], [data-open]") ??
      root?.querySelector<HTMLElement>("[data-add]");
    target?.focus();
  };
}
