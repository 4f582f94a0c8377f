import Accessibility from "lucide-react/icons/accessibility";
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
  /** To this scenario, under these conditions, in this build. */
  link: string;
  /** The report of what happened. */
  report: () => string;
  onCheck: () => void;
  onReload: () => void;
}

/** The current scenario's title, what can be copied of it, the check by axe, and the restart button. */
export function StageBar({
  scenario: { id, title },
  link,
  report,
  onCheck,
  onReload,
}: StageBarProps) {
  return (
    <div className={styles.bar}>
      <p className={styles.name}>
        <b>{title}</b> <span className={styles.soft}>?scenario={id}</span>
      </p>
      <CopyButton label="Copiar link" text={() => link} />
      <CopyButton label="Copiar relato" text={report} />
      <Button
        variant="ghost"
        icon={Accessibility}
        iconOnlyBelow="phone"
        onClick={onCheck}
      >
        Verificar acessibilidade
      </Button>
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

function CopyButton({ label, text }: { label: string; text: () => string }) {
  const { state, copy } = useCopy();
  const copied = state === "copied";
  return state === "refused" ? (
    <CopyField label={label} value={text()} />
  ) : (
    <Button
      variant="ghost"
      icon={copied ? Check : Copy}
      iconOnlyBelow="phone"
      onClick={() => void copy(text())}
    >
      {copied ? "Copiado" : label}
    </Button>
  );
}
