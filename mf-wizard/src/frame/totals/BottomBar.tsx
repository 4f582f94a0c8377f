import { LINE_PARTS } from "shared-contracts/platform/rules";
import { STEP_COUNT, type StepPlace } from "../../steps/step-place.ts";
import { SaveButton } from "../../working-budget/saving/SaveButton.tsx";
import styles from "./BottomBar.module.css";
import { BackLink, ForwardLink } from "../../steps/StepLinks.tsx";
import { TotalsBar } from "./TotalsBar.tsx";
import { useEffect, useState } from "react";
import { useIsPhone } from "shared-ui/phone/useIsPhone.ts";
import { useBarSlot } from "../bar-slot.ts";

/**
 * The bar at the foot of narrow screens: the totals of a step, and on a phone the ways on with their counter. On
 * a phone it is one line while a list is scrolled down.
 */
export function BottomBar({ place }: { place: StepPlace }) {
  const onStep = place.number !== null;
  const isList = place.key !== null && place.key in LINE_PARTS;
  const isShort = useIsShort() && isList;
  const isLast = place.key === "results";
  const isPhone = useIsPhone();
  const { setSlot } = useBarSlot();
  return (
    <div
      className={styles.bar}
      data-ways-only={!onStep || undefined}
      data-short={isShort || undefined}
      data-keep-clear=""
    >
      {onStep && <TotalsBar current={place.key} />}
      <div className={styles.ways} data-last={isLast || undefined}>
        <BackLink to={place.previous} />
        <span className={styles.counter}>
          {place.number ?? "–"}/{STEP_COUNT}
        </span>
        {onStep && <SaveButton iconOnly={isLast} />}
        {isLast && isPhone && <span className={styles.slot} ref={setSlot} />}
        <ForwardLink
          to={place.next}
          variant={onStep ? "primary" : "secondary"}
        />
      </div>
    </div>
  );
}

/** How far a page is scrolled in one direction before the bar follows, in px. */
const ENOUGH = 24;

/** In a lower window nothing stays in place, so there is no room to win. */
const MIN_HEIGHT = 500;

/** Whether the bar at the foot leaves room to the page: while that is scrolled down, but not at its end. */
function useIsShort(): boolean {
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
