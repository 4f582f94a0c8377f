import { useAppState } from "shared-contracts/federation/app-state";
import { isZero } from "shared-contracts/numbers/exact";
import { observer } from "shared-contracts/platform/state";
import { Banner } from "shared-ui/banner/Banner";
import { guestsInWords } from "shared-contracts/formats/event-words";
import styles from "./TeamBanner.module.css";

/** Says that nobody works at an event with guests. */
export const NoTeamWarning = observer(function NoTeamWarning() {
  const { headcount, event } = useAppState().store;
  const missing = isZero(headcount.team) && !isZero(headcount.guests);
  return (
    <div className={styles.banner} role="status">
      {missing && (
        <Banner tone="warning">
          Ninguém na equipe para {guestsInWords(event.fields.guests)}.
        </Banner>
      )}
    </div>
  );
});
