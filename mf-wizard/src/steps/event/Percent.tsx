import { observer } from "shared-contracts/platform/state";
import { percentParts } from "shared-contracts/formats/money";
import type { Amount } from "shared-contracts/numbers/rounding";
import styles from "./Percent.module.css";

/** A rounded percentage, and small beside it the exact one where rounding hides something: "28%, exato 27,5". */
export const Percent = observer(function Percent({
  fraction,
}: {
  /** Reads the fraction. */
  fraction: () => Amount | number;
}) {
  const { rounded, hidden } = percentParts(fraction());
  return (
    <>
      {rounded}
      {hidden !== null && (
        <span className={styles.exact}>, exato {hidden}</span>
      )}
    </>
  );
});
