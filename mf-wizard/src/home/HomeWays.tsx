import { useNavigate } from "shared-contracts/platform/router";
import { ImportButton } from "../working-budget/importing/ImportButton.tsx";
import { PausedFields } from "../working-budget/draft/PausedFields.tsx";
import { OFF_STEP } from "../steps/step-place.ts";
import { BackLink, ForwardLink } from "../steps/StepLinks.tsx";
import styles from "./HomeWays.module.css";

/** The wizard's navigation on home: import, no previous step, the first step next. */
export function HomeWays() {
  const navigate = useNavigate();
  return (
    <div className={styles.ways}>
      <PausedFields>
        <ImportButton
          importer="shared"
          onImported={() => void navigate("/event")}
        />
      </PausedFields>
      <span className={styles.steps}>
        <BackLink to={OFF_STEP.previous} />
        <ForwardLink to={OFF_STEP.next} variant="secondary" />
      </span>
    </div>
  );
}
