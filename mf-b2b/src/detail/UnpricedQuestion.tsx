import type { ReceivedBudget } from "shared-contracts/entities/received-budget";
import { Button } from "shared-ui/button/Button";
import { Dialog } from "shared-ui/dialog/Dialog";
import styles from "./DetailDialog.module.css";
import { useDecide } from "./useDecide.ts";

/** Asks what is approved where no price stands; the way to a price is the first choice. */
export function UnpricedQuestion({
  received,
  client,
  onBuild,
  isBuilding,
  onDone,
  onCancel,
}: {
  received: ReceivedBudget;
  client: string;
  onBuild: () => void;
  isBuilding: boolean;
  onDone: () => void;
  onCancel: () => void;
}) {
  const { mutate, isPending } = useDecide("approve", client);
  return (
    <Dialog
      open
      role="alertdialog"
      title="Este pedido ainda não tem preço"
      closeButton={false}
      dismissable={!isPending}
      onClose={onCancel}
      footer={
        <>
          <div className={styles.apart}>
            <Button
              variant="ghost"
              busy={isPending}
              busyLabel="Aprovando..."
              onClick={() =>
                mutate(received, { onSuccess: onDone, onError: onCancel })
              }
            >
              Aprovar sem preço
            </Button>
          </div>
          <Button disabled={isPending} onClick={onCancel}>
            Cancelar
          </Button>
          <Button
            variant="primary"
            data-autofocus
            disabled={isPending}
            busy={isBuilding}
            busyLabel="Montando..."
            onClick={onBuild}
          >
            Montar proposta
          </Button>
        </>
      }
    >
      <p>
        Aprovar fecha o pedido de {client} com total A orçar e não pode ser
        desfeito. Para dar um preço, monte a proposta.
      </p>
    </Dialog>
  );
}
