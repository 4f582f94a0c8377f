import FileDown from "lucide-react/icons/file-down";
import Send from "lucide-react/icons/send";
import { observer } from "shared-contracts/platform/state";
import { Button } from "shared-ui/button/Button";
import { usePdfExport } from "../usePdfDownload.ts";
import { SavedLine } from "./EditorLines.tsx";
import styles from "./ProposalEditor.module.css";
import type { SettingsSaving } from "./settings-saving.ts";

interface EditorFootProps {
  /** Of the editor. */
  id: string;
  saving: SettingsSaving;
  isPreviewFailed: boolean;
  onSend: () => void;
}

/** Whether the settings are saved, and what can be done with the proposal. */
export const EditorFoot = observer(function EditorFoot({
  id,
  saving,
  isPreviewFailed,
  onSend,
}: EditorFootProps) {
  const { isExporting, exportPdf } = usePdfExport();
  const blocked = blockedBecause(saving.state, isPreviewFailed);
  return (
    <footer className={styles.foot}>
      <SavedLine saving={saving} />
      <Button
        icon={FileDown}
        iconOnlyBelow="phone"
        busy={isExporting}
        busyLabel="Gerando PDF..."
        disabled={saving.state !== "saved"}
        aria-describedby={blocked && `${id}-blocked`}
        onClick={() => void exportPdf()}
      >
        Baixar PDF
      </Button>
      <Button
        variant="primary"
        icon={Send}
        disabled={saving.state !== "saved" || isPreviewFailed}
        aria-describedby={blocked && `${id}-blocked`}
        onClick={onSend}
      >
        Enviar proposta
      </Button>
      {blocked && (
        <p id={`${id}-blocked`} className={styles.blocked}>
          {blocked}
        </p>
      )}
    </footer>
  );
});

/** Why the proposal cannot be sent now; nothing while it is saved, which takes a moment. */
function blockedBecause(
  state: SettingsSaving["state"],
  isPreviewFailed: boolean,
): string | undefined {
  if (state === "offline" || state === "failed")
    return "O PDF e o envio esperam até os ajustes serem salvos.";
  return isPreviewFailed
    ? "Sem a prévia a proposta não pode ser enviada."
    : undefined;
}
