import { useEffect, useState } from "react";

/** How far a page is scrolled in one direction before the bar follows, in px. */
const ENOUGH = 24;

/** In a lower window nothing stays in place, so there is no room to win. */
const MIN_HEIGHT = 500;

/** Whether the bar at the foot leaves room to the page: while that is scrolled down, but not at its end. */
export function useIsShort(): boolean {
  const [isShort, setIsShort] = useState(false);
  useEffect(() => {
    let turnedAt = window.scrollY;
    let last = window.scrollY;
    const follow = () => {
      const { scrollY, innerHeight } = window;
      const down = scrollY > turnedAt;
      // A turn of the direction starts the count again.
      if (down !== scrollY > last && scrollY !== last) turnedAt = last;
      last = scrollY;
      const end = document.documentElement.scrollHeight - innerHeight - ENOUGH;
      const isAtEdge = scrollY >= end || scrollY < ENOUGH;
      if (isAtEdge || innerHeight < MIN_HEIGHT) setIsShort(false);
      else if (Math.abs(scrollY - turnedAt) >= ENOUGH)
        setIsShort(scrollY > turnedAt);
    };
    window.addEventListener("scroll", follow, { passive: true });
    return () => window.removeEventListener("scroll", follow);
  }, []);
  return isShort;
}
