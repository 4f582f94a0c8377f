import Info from "lucide-react/icons/info";
import { useEffect, useRef } from "react";
import { useAppState } from "shared-contracts/federation/app-state";
import { Link } from "shared-contracts/platform/router";
import { observer } from "shared-contracts/platform/state";
import { FieldMessage } from "shared-ui/field/FieldMessage";
import type {
  BudgetSaving,
  SaveLine,
} from "../../working-budget/saving/budget-saving.ts";
import { NAME_MISSING } from "../../working-budget/saving/name-missing.ts";
import { SaveLineMessage } from "../../working-budget/saving/SaveLineMessage.tsx";
import styles from "./SaveCard.module.css";

/** The element with the PDF's condition or version. */
export const PDF_HINT_ID = "pdf-hint";

/** The lines under the save buttons: the result of saving, and the PDF's condition. */
export const SaveLines = observer(function SaveLines({
  saving,
}: {
  saving: BudgetSaving;
}) {
  const { line } = saving;
  return (
    <>
      {line && <ResultLine line={line} />}
      <PdfHint />
    </>
  );
});

/** How it went. On a phone the card ends under the bar at the foot: the line comes up from there. */
function ResultLine({ line }: { line: SaveLine }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // In braces: newer browsers return a promise, which React would take for a cleanup.
    void place.current?.scrollIntoView({ block: "nearest" });
  }, [line]);
  return (
    <div className={styles.line} ref={place}>
      <SaveLineMessage line={line}>
        {line.text === NAME_MISSING && (
          <Link className={styles.link} to="/event">
            Preencher o nome
          </Link>
        )}
      </SaveLineMessage>
    </div>
  );
}

const PdfHint = observer(function PdfHint() {
  const { isEditing, hasUnsavedChanges, receivedBudgetId } =
    useAppState().store;
  const missing =
    receivedBudgetId === null
      ? "Salve o orçamento antes de exportar o PDF"
      : "Um pedido recebido não tem proposta. Use “Salvar como orçamento” para fazer uma.";
  const text = isEditing
    ? hasUnsavedChanges &&
      "O PDF é da versão salva: as alterações feitas depois não entram."
    : missing;
  if (!text) return null;
  return (
    <div className={styles.line}>
      <FieldMessage id={PDF_HINT_ID} icon={Info}>
        {text}
      </FieldMessage>
    </div>
  );
});
