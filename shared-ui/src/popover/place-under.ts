const GAP = 4;
const EDGE = 8;

/**
 * Works out where a popover goes (its `--left` and `--top`, in px): under its anchor, right edges aligned, inside the window; above it when there is more room there.
 * By hand because not every browser the product meets has CSS anchor positioning.
 */
export function placeUnder(popover: HTMLElement, anchor: HTMLElement): void {
  const at = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = popover;
  const { clientWidth, clientHeight } = document.documentElement;
  const left = Math.min(at.right - width, clientWidth - width - EDGE);
  const below = at.bottom + GAP;
  const above = at.top - GAP - height;
  const overflows = below + height > clientHeight - EDGE;
  popover.style.setProperty("--left", `${Math.max(left, EDGE)}px`);
  popover.style.setProperty(
    "--top",
    `${overflows && above >= EDGE ? above : below}px`,
  );
}
