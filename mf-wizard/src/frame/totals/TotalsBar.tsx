import { useState } from "react";
import { useAppState } from "shared-contracts/federation/app-state";
import type { WizardStepKey } from "shared-contracts/parts/wizard-steps";
import { observer } from "shared-contracts/platform/state";
import { VisuallyHidden } from "shared-ui/visually-hidden/VisuallyHidden";
import { useSettled } from "../../steps/typing/useSettled.ts";
import styles from "./BottomBar.module.css";
import { ComandaDialog } from "./ComandaDialog.tsx";
import { CountedMoney } from "./CountedMoney.tsx";
import { TotalsRuler } from "./TotalsRuler.tsx";

/** The two final figures and the régua in a strip; pressed, it opens the comanda. */
export function TotalsBar({ current }: { current: WizardStepKey | null }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.totals}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Figures />
        <span className={styles.ruler} aria-hidden="true">
          <TotalsRuler current={current} size="thin" />
        </span>
        <VisuallyHidden>Abrir a comanda com todas as etapas</VisuallyHidden>
      </button>
      <ComandaDialog
        open={open}
        current={current}
        onClose={() => setOpen(false)}
      />
    </>
  );
}

const Figures = observer(function Figures() {
  const { store } = useAppState();
  const { perPerson, total } = useSettled(() => store.totals);
  return (
    <>
      <span className={styles.each}>
        <span className={styles.caption}>
          <span className={styles.long}>Custo </span>
          <span className={styles.short}>por pessoa</span>{" "}
        </span>
        <span className={styles.figure}>
          <CountedMoney amount={perPerson} />{" "}
        </span>
      </span>
      <span className={styles.each}>
        <span className={styles.caption}>
          <span className={styles.short}>Total</span>
          <span className={styles.long}> final</span>{" "}
        </span>
        <span className={styles.figure}>
          <CountedMoney amount={total} />
        </span>
      </span>
    </>
  );
});
