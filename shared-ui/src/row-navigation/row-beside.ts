/**
 * The row after an element that has none inside (or before it with -1), in a root whose rows carry `data-row`; null at
 * the end.
 */
export function rowBeside(
  root: Element,
  from: Element,
  step: 1 | -1,
): HTMLElement | null {
  // Not by a list of all rows: there may be thousands. Nor by a TreeWalker, which asks about each element between two.
  for (
    let element: Element | null = from;
    element && element !== root;
    element = element.parentElement
  )
    for (
      let beside = siblingOf(element, step);
      beside;
      beside = siblingOf(beside, step)
    ) {
      const row = rowIn(beside, step);
      if (row) return row;
    }
  return null;
}

/** The first row of an element, or the last with -1: itself or inside. */
function rowIn(element: Element, step: 1 | -1): HTMLElement | null {
  if (element.hasAttribute("data-row")) return element as HTMLElement;
  let child = step > 0 ? element.firstElementChild : element.lastElementChild;
  for (; child; child = siblingOf(child, step)) {
    const row = rowIn(child, step);
    if (row) return row;
  }
  return null;
}

function siblingOf(element: Element, step: 1 | -1): Element | null {
  return step > 0 ? element.nextElementSibling : element.previousElementSibling;
}
