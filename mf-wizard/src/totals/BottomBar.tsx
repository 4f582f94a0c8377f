import { STEP_COUNT, type StepPlace } from "../steps/step-place.ts";
import { SaveButton } from "../saving/SaveButton.tsx";
import styles from "./BottomBar.module.css";
import { BackLink, ForwardLink } from "../steps/StepLinks.tsx";
import { TotalsBar } from "./TotalsBar.tsx";

/** The bar at the foot of narrow screens: the totals of a step, and on a phone the ways on with their counter. */
export function BottomBar({ place }: { place: StepPlace }) {
  const onStep = place.number !== null;
  return (
    <div
      className={styles.bar}
      data-ways-only={!onStep || undefined}
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
