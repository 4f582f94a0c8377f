import { visibleBottom, EDGE } from "./place-under.ts";

/** The distance to the bottom of the window, in px. */
const FOOT = 20;

/** Positions a popover (`--left` and `--top`, in px) at the right of its anchor, near the bottom of the window. */
export function placeBeside(popover: HTMLElement, anchor: HTMLElement): void {
  const { right } = anchor.getBoundingClientRect();
  const top = visibleBottom() - FOOT - popover.offsetHeight;
  popover.style.setProperty("--left", `${right + 2 * EDGE}px`);
  popover.style.setProperty("--top", `${Math.max(top, EDGE)}px`);
}
