import ArrowRight from "lucide-react/icons/arrow-right";
import PencilLine from "lucide-react/icons/pencil-line";
import { useAppState } from "shared-contracts/federation/app-state";
import { guestsInWords } from "shared-contracts/formats/event-words";
import { Link } from "shared-contracts/platform/router";
import { observer } from "shared-contracts/platform/state";
import { ButtonLink } from "shared-ui/button/ButtonLink";
import { Icon } from "shared-ui/icon/Icon";
import { dayAndTime } from "../../working-budget/saving/time-of-day.ts";
import { lastStep } from "../../steps/last-step.ts";
import { STEP_COUNT } from "../../steps/step-place.ts";
import styles from "./DraftStrip.module.css";

/** The budget that is not in the account as it is here, and the way back to its step. */
export const DraftStrip = observer(function DraftStrip() {
  const { store, draft } = useAppState();
  const step = lastStep();
  const { guests } = store.event.fields;
  const facts = [
    ...(step ? [`Etapa ${step.number} de ${STEP_COUNT}`] : []),
    ...(guests > 0 ? [guestsInWords(guests)] : []),
  ].join(", ");
  return (
    <section className={styles.strip} aria-labelledby="draft">
      <Icon of={PencilLine} />
      <div className={styles.what}>
        <h2 id="draft">
          Continuar {store.name.trim() || "o orçamento sem nome"}
        </h2>
        <p className={styles.facts}>
          {facts && `${facts}. `}
          {draft.timestamp !== null && changed(draft.timestamp)}
        </p>
      </div>
      <ButtonLink
        as={Link}
        to={step?.path ?? "/event"}
        variant="primary"
        iconRight={ArrowRight}
      >
        Continuar
      </ButtonLink>
    </section>
  );
});

/** "Alterado hoje às 13:40, com alterações não salvas." */
function changed(instant: number): string {
  const [day, time] = dayAndTime(instant, Date.now()).split(", ");
  const when = day === "hoje" ? day : `em ${day}`;
  return `Alterado ${when} às ${time}, com alterações não salvas.`;
}
