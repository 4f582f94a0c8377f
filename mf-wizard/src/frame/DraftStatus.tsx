import Check from "lucide-react/icons/check";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { useAppState } from "shared-contracts/federation/app-state";
import { observer } from "shared-contracts/platform/state";
import { Icon } from "shared-ui/icon/Icon";
import styles from "./StepHeader.module.css";

/** Whether the working budget is kept in this browser; nothing before the first change. */
export const DraftStatus = observer(function DraftStatus() {
  const { status } = useAppState().draft;
  if (status === "idle") return null;
  if (status === "pending")
    return <span className={styles.draft}>Salvando rascunho...</span>;
  const failed = status === "failed";
  return (
    <span className={styles.draft} data-status={status}>
      <Icon of={failed ? TriangleAlert : Check} size={14} />
      {failed ? "Rascunho não salvo" : "Rascunho salvo"}
    </span>
  );
});
