import { useLayoutEffect, type RefObject } from "react";
import { placeBeside } from "./place-beside.ts";
import { placeUnder, type Alignment } from "./place-under.ts";

/** Under the anchor with these edges aligned, or at its right. */
type Placement = Alignment | "beside";

/** Shows a popover at its anchor, and keeps it there while anything scrolls or changes size. */
export function usePlaced(
  popover: RefObject<HTMLElement | null>,
  anchor: RefObject<HTMLElement | null>,
  placement: Placement = "end",
): void {
  useLayoutEffect(() => {
    const [shown, under] = [popover.current, anchor.current];
    if (!shown || !under) return undefined;
    shown.showPopover();
    const follow = () =>
      placement === "beside"
        ? placeBeside(shown, under)
        : placeUnder(shown, under, placement);
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
  }, [popover, anchor, placement]);
}
