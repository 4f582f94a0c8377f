const GAP = 4;
/** The distance to each edge of the window, in px. */
export const EDGE = 8;

/** Which edges of popover and anchor are aligned. */
export type Alignment = "start" | "end";

/**
 * Positions a popover (`--left` and `--top`, in px) under its anchor and inside the visible window; above the anchor when
 * it does not fit below. Not all supported browsers have CSS anchor positioning.
 */
export function placeUnder(
  popover: HTMLElement,
  anchor: HTMLElement,
  align: Alignment = "end",
): void {
  const at = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = popover;
  const { clientWidth } = document.documentElement;
  const aligned = align === "end" ? at.right - width : at.left;
  const left = Math.min(aligned, clientWidth - width - EDGE);
  const below = at.bottom + GAP;
  const above = at.top - GAP - height;
  const overflows = below + height > visibleBottom() - EDGE;
  popover.style.setProperty("--left", `${Math.max(left, EDGE)}px`);
  popover.style.setProperty(
    "--top",
    `${overflows && above >= EDGE ? above : below}px`,
  );
}

/** The bottom of the visible window, in px. The keyboard of a phone covers the window without resizing it. */
export function visibleBottom(): number {
  const seen = window.visualViewport;
  return seen
    ? seen.offsetTop + seen.height
    : document.documentElement.clientHeight;
}
