import ArrowRight from "lucide-react/icons/arrow-right";
import { useId, useState } from "react";
import { useAppState } from "shared-contracts/federation/app-state";
import { observer } from "shared-contracts/platform/state";
import { Button } from "shared-ui/button/Button";
import { Dialog } from "shared-ui/dialog/Dialog";
import type { ActualPartRows } from "./actual-rows.ts";
import { type Paid, PaidForm } from "./PaidForm.tsx";
import styles from "./Actual.module.css";

interface PaidDialogProps {
  parts: readonly ActualPartRows[];
  onClose: () => void;
}

/** 'Lançar preço pago': one line at a time, from the first without a sum; each is stored when the next one comes. */
export const PaidDialog = observer(function PaidDialog({
  parts,
  onClose,
}: PaidDialogProps) {
  const { actual, history } = useAppState().store;
  const formId = useId();
  const lines = parts.flatMap(({ label, rows }) =>
    rows.map((row, index) => ({
      ...row,
      where: `${label}, ${index + 1} de ${rows.length}`,
    })),
  );
  const [at, setAt] = useState(() =>
    Math.max(
      lines.findIndex(({ isEntered }) => !isEntered),
      0,
    ),
  );
  const line = lines[at];
  const entered = lines.filter(({ isEntered }) => isEntered).length;
  const progress = `${entered} de ${lines.length} lançados`;
  const goOn = () => setAt(at + 1);

  function store(place: string, { bought, paid }: Paid) {
    history.seal();
    history.together(() => {
      actual.set(place, "bought", bought === "" ? undefined : bought);
      actual.set(place, "paid", paid === "" ? undefined : paid);
    });
    goOn();
  }

  return (
    <Dialog
      open
      title="Lançar preço pago"
      onClose={onClose}
      footer={
        <>
          {line && (
            <span className={styles.foot} role="status">
              {progress}
            </span>
          )}
          {line ? (
            <>
              <Button onClick={goOn}>Pular</Button>
              <Button
                variant="primary"
                type="submit"
                form={formId}
                iconRight={ArrowRight}
              >
                Próximo
              </Button>
            </>
          ) : (
            <Button variant="primary" autoFocus onClick={onClose}>
              Fechar
            </Button>
          )}
        </>
      }
    >
      {line ? (
        <>
          <p className={styles.hint}>{line.where}</p>
          <span className={styles.progress} aria-hidden="true">
            <i style={{ width: `${(entered / lines.length) * 100}%` }} />
          </span>
          <h3 className={styles.what}>{line.name}</h3>
          <PaidForm
            key={line.place}
            id={formId}
            planned={line.planned}
            goods={line.goods}
            initial={actual.fields[line.place]}
            onSubmit={(paid) => store(line.place, paid)}
          />
        </>
      ) : (
        <p role="status">Pronto. {progress}</p>
      )}
    </Dialog>
  );
});
