import type { WizardStepKey } from "shared-contracts/parts/wizard-steps";
import { Dialog } from "shared-ui/dialog/Dialog";
import styles from "./Comanda.module.css";
import { ComandaSteps } from "./ComandaSteps.tsx";
import { ComandaSums, ComandaTotals } from "./ComandaSums.tsx";

export interface ComandaDialogProps {
  open: boolean;
  current: WizardStepKey | null;
  onClose: () => void;
}

/** The comanda where there is no room beside the step: a sheet on a phone, a dialog on a small laptop. */
export function ComandaDialog({ open, current, onClose }: ComandaDialogProps) {
  return (
    <Dialog open={open} title="Comanda" onClose={onClose}>
      <div className={styles.sheet}>
        <ComandaSteps current={current} onChoose={onClose} />
        <ComandaSums />
        <ComandaTotals current={current} />
      </div>
    </Dialog>
  );
}
