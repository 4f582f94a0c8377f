const GAP = 4;
/** What stays free at each edge of the window. */
export const EDGE = 8;

/** Which edges of a popover and its anchor are in line. */
export type Alignment = "start" | "end";

/**
 * Works out where a popover goes (its `--left` and `--top`, in px): under its anchor, inside what is seen of the
 * window; above it when there is more room there. By hand because not every browser the product meets has CSS anchor
 * positioning.
 */
export function placeUnder(
  popover: HTMLElement,
  anchor: HTMLElement,
  align: Alignment = "end",
): void {
  const at = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = popover;
  const { clientWidth } = document.documentElement;
  const wanted = align === "end" ? at.right - width : at.left;
  const left = Math.min(wanted, clientWidth - width - EDGE);
  const below = at.bottom + GAP;
  const above = at.top - GAP - height;
  const overflows = below + height > bottomInSight() - EDGE;
  popover.style.setProperty("--left", `${Math.max(left, EDGE)}px`);
  popover.style.setProperty(
    "--top",
    `${overflows && above >= EDGE ? above : below}px`,
  );
}

/** The foot of what is seen of the window: a phone's keyboard covers it without making it smaller. */
export function bottomInSight(): number {
  const seen = window.visualViewport;
  return seen
    ? seen.offsetTop + seen.height
    : document.documentElement.clientHeight;
}
