import Check from "lucide-react/icons/check";
import Copy from "lucide-react/icons/copy";
import RefreshCw from "lucide-react/icons/refresh-cw";
import { Button } from "shared-ui/button/Button";
import { CopyField } from "shared-ui/copy-field/CopyField";
import { useCopy } from "shared-ui/copy-field/useCopy";
import type { Scenario } from "../scenario.ts";
import styles from "./IsolationPanel.module.css";

interface StageBarProps {
  scenario: Scenario;
  onReload: () => void;
}

/** The current scenario's title, its link, and the restart button. */
export function StageBar({ scenario: { id, title }, onReload }: StageBarProps) {
  const { state, copy } = useCopy();
  const copied = state === "copied";
  return (
    <div className={styles.bar}>
      <p className={styles.name}>
        <b>{title}</b> <span className={styles.soft}>?scenario={id}</span>
      </p>
      {state === "refused" ? (
        <CopyField label="Link do cenário" value={location.href} />
      ) : (
        <Button
          variant="ghost"
          icon={copied ? Check : Copy}
          iconOnlyBelow="phone"
          onClick={() => void copy(location.href)}
        >
          {copied ? "Copiado" : "Copiar link"}
        </Button>
      )}
      <Button
        variant="ghost"
        icon={RefreshCw}
        iconOnlyBelow="phone"
        onClick={onReload}
      >
        Recarregar
      </Button>
    </div>
  );
}
