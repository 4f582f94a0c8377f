import Info from "lucide-react/icons/info";
import { useAppState } from "shared-contracts/federation/app-state";
import { Link } from "shared-contracts/platform/router";
import { observer } from "shared-contracts/platform/state";
import { FieldMessage } from "shared-ui/field/FieldMessage";
import type { BudgetSaving } from "./budget-saving.ts";
import { NAME_MISSING } from "./save-budget.ts";
import styles from "./SaveCard.module.css";

/** The element that says what the PDF button waits for, or of what the PDF is. */
export const PDF_HINT_ID = "pdf-hint";

/** The lines under the save buttons: how saving goes or went, and what holds for the PDF. */
export const SaveLines = observer(function SaveLines({
  saving,
}: {
  saving: BudgetSaving;
}) {
  const { line, retrying } = saving;
  return (
    <>
      <div className={styles.line} role="status">
        {retrying && <FieldMessage>{retrying}</FieldMessage>}
      </div>
      {line && (
        <div className={styles.line}>
          <FieldMessage tone={line.tone}>
            {line.text}
            {line.text === NAME_MISSING && (
              <Link className={styles.link} to="/event">
                Preencher o nome
              </Link>
            )}
          </FieldMessage>
        </div>
      )}
      <PdfHint />
    </>
  );
});

const PdfHint = observer(function PdfHint() {
  const { isEditing, hasUnsavedChanges } = useAppState().store;
  const text = isEditing
    ? hasUnsavedChanges &&
      "O PDF é da versão salva: as alterações feitas depois não entram."
    : "Salve o orçamento antes de exportar o PDF";
  if (!text) return null;
  return (
    <div className={styles.line}>
      <FieldMessage id={PDF_HINT_ID} icon={Info}>
        {text}
      </FieldMessage>
    </div>
  );
});
