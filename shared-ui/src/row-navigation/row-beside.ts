/** The row after an element (or before it with -1), in a root whose rows carry `data-row`; null at the end. */
export function rowBeside(
  root: Element,
  from: Element,
  step: 1 | -1,
): HTMLElement | null {
  // Not by a list of all rows: there may be thousands.
  const walker = document.createTreeWalker(
    root,
    NodeFilter.SHOW_ELEMENT,
    (element) =>
      (element as Element).hasAttribute("data-row")
        ? NodeFilter.FILTER_ACCEPT
        : NodeFilter.FILTER_SKIP,
  );
  walker.currentNode = from;
  const beside = step > 0 ? walker.nextNode() : walker.previousNode();
  return beside as HTMLElement | null;
}
