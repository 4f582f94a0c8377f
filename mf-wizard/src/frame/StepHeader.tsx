import { useEffect, useRef } from "react";
import { useAppState } from "shared-contracts/federation/app-state";
import { observer } from "shared-contracts/platform/state";
import { SaveButton } from "../working-budget/saving/SaveButton.tsx";
import { STEP_HEADER_ID } from "../working-budget/saving/step-header-id.ts";
import { SaveState } from "./SaveState.tsx";
import { ImportButton } from "../working-budget/importing/ImportButton.tsx";
import { NewMenu } from "./NewMenu.tsx";
import { PausedFields } from "../working-budget/draft/PausedFields.tsx";
import { STEP_COUNT, type StepPlace } from "../steps/step-place.ts";
import { useIsPhone } from "shared-ui/phone/useIsPhone.ts";
import { useBarSlot } from "./bar-slot.ts";
import { UndoButtons } from "./undo/UndoButtons.tsx";
import { BackLink, ForwardLink } from "../steps/StepLinks.tsx";
import styles from "./StepHeader.module.css";

/** The header of every step: the budget's name, where it is kept, the current step, and navigation. */
export function StepHeader({
  place,
  arrived = false,
}: {
  place: StepPlace;
  /** Another page of the wizard was shown before. */
  arrived?: boolean;
}) {
  const isPhone = useIsPhone();
  const { setSlot } = useBarSlot();
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(arrived ? null : place.number);

  // A new step starts at its top, with its name read out; what the browser opened first leaves the focus to the
  // browser.
  useEffect(() => {
    if (shown.current === place.number) return;
    shown.current = place.number;
    // A step opened at one of its fields focuses that field.
    if (document.activeElement?.closest("[data-column]")) return;
    window.scrollTo(0, 0);
    title.current?.focus({ preventScroll: true });
  }, [place.number]);

  return (
    <header className={styles.header} id={STEP_HEADER_ID}>
      <p className={styles.caption}>
        <BudgetName />
        <SaveState />
      </p>
      <div className={styles.tools}>
        <PausedFields>
          <UndoButtons />
          <span className={styles.rule} aria-hidden="true" />
          <NewMenu />
          <ImportButton importer="page" />
        </PausedFields>
      </div>
      <h1 className={styles.title} ref={title} tabIndex={-1}>
        <span className={styles.count}>
          Etapa {place.number} de {STEP_COUNT}:
        </span>{" "}
        {place.label}
      </h1>
      <div className={styles.ways}>
        {place.key !== "results" && (
          <PausedFields>
            <SaveButton />
          </PausedFields>
        )}
        <BackLink to={place.previous} />
        <ForwardLink to={place.next} />
        {place.key === "results" && !isPhone && (
          <span className={styles.slot} ref={setSlot} />
        )}
      </div>
    </header>
  );
}

const BudgetName = observer(function BudgetName() {
  const name = useAppState().store.name.trim();
  return <span className={styles.name}>{name || "Orçamento sem nome"}</span>;
});
