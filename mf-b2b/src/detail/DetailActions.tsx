import ArrowRight from "lucide-react/icons/arrow-right";
import Check from "lucide-react/icons/check";
import Pencil from "lucide-react/icons/pencil";
import Trash2 from "lucide-react/icons/trash-2";
import X from "lucide-react/icons/x";
import { useCoreState } from "shared-contracts/federation/core-state";
import { formatMoney } from "shared-contracts/formats/money";
import { observer } from "shared-contracts/platform/state";
import { Button } from "shared-ui/button/Button";
import { IconButton } from "shared-ui/icon-button/IconButton";
import type { DetailDialogProps } from "./detail-props.ts";
import styles from "./DetailDialog.module.css";

/** The foot of a request: decide it at the left, answer it at the right. */
export const DetailActions = observer(function DetailActions({
  listed: { received },
  proposal,
  canBuild,
  opening,
  onBuild,
  onDecide,
  onEdit,
}: DetailDialogProps & {
  /** It has no proposal yet and is not decided. */
  canBuild: boolean;
}) {
  const { canReplaceBudget } = useCoreState();
  const price = proposal?.totalFinal ?? received.totalFinal;
  const isPending = received.status === "PENDING";
  const approve = isPending && (
    <Button
      variant={price > 0 ? "secondary" : "ghost"}
      icon={Check}
      onClick={() => onDecide("approve")}
    >
      {price > 0 ? `Aprovar ${formatMoney(price)}` : "Aprovar"}
    </Button>
  );
  return (
    <>
      <div className={styles.apart}>
        <IconButton
          label="Excluir pedido"
          icon={Trash2}
          onClick={() => onDecide("delete")}
        />
        {isPending && (
          <Button
            className={styles.reject}
            variant="ghost"
            icon={X}
            onClick={() => onDecide("reject")}
          >
            Rejeitar
          </Button>
        )}
        {price <= 0 && approve}
      </div>
      <Button icon={Pencil} disabled={!canReplaceBudget} onClick={onEdit}>
        Editar
      </Button>
      {price > 0 && approve}
      {canBuild && (
        <Button
          className={styles.build}
          variant="primary"
          iconRight={ArrowRight}
          disabled={!canReplaceBudget}
          busy={opening.isOpening}
          busyLabel="Montando..."
          data-autofocus
          onClick={onBuild}
        >
          Montar proposta
        </Button>
      )}
    </>
  );
});
