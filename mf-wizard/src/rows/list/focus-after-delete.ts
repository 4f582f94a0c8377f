/**
 * Where the focus goes once what holds `button` is gone: to the delete button of the next row or group of its kind,
 * else the one before, else to whatever adds a new one. Decided before the deletion, done after it.
 */
export function focusAfterDelete(
  root: HTMLElement | null,
  button: Element | null,
): () => void {
  const kind = button?.closest("[data-row]") ? "[data-row]" : "[data-group]";
  const gone = button?.closest(kind);
  const all = [...(root?.querySelectorAll(kind) ?? [])];
  const here = all.findIndex((element) => element === gone);
  const neighbours = [all[here + 1], all[here - 1]];
  return () => {
    const neighbour = neighbours.find((element) => element?.isConnected);
    const target =
      neighbour?.querySelector<HTMLElement>("[data-delete]") ??
      root?.querySelector<HTMLElement>("[data-add]");
    target?.focus();
  };
}
