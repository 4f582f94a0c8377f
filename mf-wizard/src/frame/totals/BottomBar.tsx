import { LINE_PARTS } from "shared-contracts/platform/rules";
import { STEP_COUNT, type StepPlace } from "../../steps/step-place.ts";
import { SaveButton } from "../../working-budget/saving/SaveButton.tsx";
import styles from "./BottomBar.module.css";
import { useIsShort } from "./useIsShort.ts";
import { BackLink, ForwardLink } from "../../steps/StepLinks.tsx";
import { TotalsBar } from "./TotalsBar.tsx";

/**
 * The bar at the foot of narrow screens: the totals of a step, and on a phone the ways on with their counter. On
 * a phone it is one line while a list is scrolled down.
 */
export function BottomBar({ place }: { place: StepPlace }) {
  const onStep = place.number !== null;
  const isList = place.key !== null && place.key in LINE_PARTS;
  const isShort = useIsShort() && isList;
  return (
    <div
      className={styles.bar}
      data-ways-only={!onStep || undefined}
      data-short={isShort || undefined}
      data-keep-clear=""
    >
      {onStep && <TotalsBar current={place.key} />}
      <div className={styles.ways}>
        <BackLink to={place.previous} />
        <span className={styles.counter}>
          {place.number ?? "–"}/{STEP_COUNT}
        </span>
        {onStep && <SaveButton />}
        <ForwardLink
          to={place.next}
          variant={onStep ? "primary" : "secondary"}
        />
      </div>
    </div>
  );
}
