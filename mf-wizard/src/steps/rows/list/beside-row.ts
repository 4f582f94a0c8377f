const FIELD = "[data-column]:not(:disabled)";

/** The field before (-1) or after (1) one in its row. */
export function fieldBeside(
  field: Element,
  way: -1 | 1,
): HTMLElement | undefined {
  return beside(field, way, field.closest("[data-row]"), FIELD);
}

/** The row after one in its card. */
export function nextRow(row: Element): HTMLElement | undefined {
  return beside(row, 1, row.closest("ul"), "[data-row]");
}

function beside(
  element: Element,
  way: -1 | 1,
  root: Element | null,
  selector: string,
): HTMLElement | undefined {
  const all = [...(root?.querySelectorAll<HTMLElement>(selector) ?? [])];
  const here = all.findIndex((each) => each === element);
  return here < 0 ? undefined : all[here + way];
}
