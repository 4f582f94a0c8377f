import { useLayoutEffect, type RefObject } from "react";
import { placeUnder, type Alignment } from "./place-under.ts";

/** Shows a popover under its anchor once it is drawn, and keeps it there while anything scrolls or either grows. */
export function usePlaced(
  popover: RefObject<HTMLElement | null>,
  anchor: RefObject<HTMLElement | null>,
  align: Alignment = "end",
): void {
  useLayoutEffect(() => {
    const [shown, under] = [popover.current, anchor.current];
    if (!shown || !under) return undefined;
    shown.showPopover();
    const follow = () => placeUnder(shown, under, align);
    follow();
    const options = { capture: true, passive: true };
    document.addEventListener("scroll", follow, options);
    const sizes =
      "ResizeObserver" in globalThis ? new ResizeObserver(follow) : null;
    sizes?.observe(shown);
    sizes?.observe(under);
    return () => {
      document.removeEventListener("scroll", follow, options);
      sizes?.disconnect();
    };
  }, [popover, anchor, align]);
}
