import { useEffect } from "react";
import { createPortal } from "react-dom";
import { observer } from "shared-contracts/platform/state";
import { Banner } from "shared-ui/banner/Banner";
import { Button } from "shared-ui/button/Button";
import { useIsPhone } from "shared-ui/phone/useIsPhone.ts";
import type { BudgetSaving } from "../saving/budget-saving.ts";
import { STEP_HEADER_ID } from "../saving/step-header-id.ts";
import { useSaveBudget } from "../saving/useSaveBudget.ts";
import { SaveQuestions } from "./SaveQuestions.tsx";
import styles from "./StepSaving.module.css";

interface StepSavingProps {
  asked: number;
  /** Gets what is saving. */
  onSaving: (saving: BudgetSaving) => void;
}

/**
 * Saving from a step without save buttons: saves as Ctrl+S does whenever `asked` changes. A success is a notice. What
 * went wrong stands in the header; on a phone, where that scrolls away, it is a notice too.
 */
export function StepSaving({ asked, onSaving }: StepSavingProps) {
  const saving = useSaveBudget(useIsPhone() ? "none" : "trouble");
  useEffect(() => {
    onSaving(saving);
    saving.pressKey();
  }, [saving, asked, onSaving]);
  return (
    <>
      <SaveQuestions saving={saving} />
      <Trouble saving={saving} />
    </>
  );
}

const Trouble = observer(function Trouble({
  saving: { line },
}: {
  saving: BudgetSaving;
}) {
  const header = document.getElementById(STEP_HEADER_ID);
  if (!line || !header) return null;
  const { tone, text, action } = line;
  return createPortal(
    <div className={styles.trouble}>
      <Banner
        tone={tone === "error" ? "danger" : "warning"}
        compact
        actions={
          action && (
            <Button variant="link" onClick={action.run}>
              {action.label}
            </Button>
          )
        }
      >
        {text}
      </Banner>
    </div>,
    header,
  );
});
