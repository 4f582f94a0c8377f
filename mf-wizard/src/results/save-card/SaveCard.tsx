import ArrowLeftRight from "lucide-react/icons/arrow-left-right";
import Copy from "lucide-react/icons/copy";
import FileDown from "lucide-react/icons/file-down";
import LayoutTemplate from "lucide-react/icons/layout-template";
import Pencil from "lucide-react/icons/pencil";
import Save from "lucide-react/icons/save";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useAppState } from "shared-contracts/federation/app-state";
import { observer } from "shared-contracts/platform/state";
import { Button } from "shared-ui/button/Button";
import { Card } from "shared-ui/card/Card";
import { Icon } from "shared-ui/icon/Icon";
import { VisuallyHidden } from "shared-ui/visually-hidden/VisuallyHidden";
import { CompareDialog } from "../../working-budget/compare/CompareDialog.tsx";
import {
  DuplicateDialog,
  type DuplicateSource,
} from "../../working-budget/duplicate/DuplicateDialog.tsx";
import { SaveTemplateDialog } from "../../working-budget/own-templates/SaveTemplateDialog.tsx";
import { currentName } from "../../working-budget/saving/budget-names.ts";
import type {
  BudgetSaving,
  SaveLine,
} from "../../working-budget/saving/budget-saving.ts";
import styles from "./SaveCard.module.css";
import { usePdfExport } from "../../proposal/usePdfDownload.ts";
import Info from "lucide-react/icons/info";
import { Link } from "shared-contracts/platform/router";
import { FieldMessage } from "shared-ui/field/FieldMessage";
import { NAME_MISSING } from "../../working-budget/saving/name-missing.ts";
import { SaveLineMessage } from "../../working-budget/saving/SaveLineMessage.tsx";

interface SaveCardProps {
  saving: BudgetSaving;
  /** Above the buttons. */
  hero: ReactNode;
  /** Gets where the button that sends the proposal stands. */
  onPlace: (place: HTMLElement | null) => void;
}

/** The figures, and one bar to save, send and export; then what else can be done with the budget. */
export const SaveCard = observer(function SaveCard({
  saving,
  hero,
  onPlace,
}: SaveCardProps) {
  const { store } = useAppState();
  const { isExporting, exportPdf } = usePdfExport();
  const [isTemplate, setTemplate] = useState(false);
  const [comparing, setComparing] = useState(false);
  const [duplicating, setDuplicating] = useState<DuplicateSource | null>(null);
  const { isEditing } = store;
  const isAnswer = store.editsRequest;
  const hasPlace = isEditing || isAnswer;
  return (
    <Card className={styles.card} aria-labelledby="save-title">
      {hero}
      <VisuallyHidden>
        <h2 id="save-title">Salvar</h2>
      </VisuallyHidden>
      <div className={styles.bar}>
        <Button
          variant={
            isEditing && !store.hasUnsavedChanges ? "secondary" : "primary"
          }
          icon={Save}
          busy={saving.isSaving}
          busyLabel="Salvando..."
          onClick={saving.press}
        >
          {hasPlace ? "Atualizar orçamento" : "Salvar orçamento"}
        </Button>
        {isAnswer && (
          <Button disabled={saving.isSaving} onClick={saving.ask}>
            Salvar como orçamento
          </Button>
        )}
        <span className={styles.place} ref={onPlace} />
        <Button
          icon={FileDown}
          disabled={!isEditing}
          aria-describedby={PDF_HINT_ID}
          busy={isExporting}
          busyLabel="Gerando PDF..."
          onClick={() => void exportPdf()}
        >
          <span className={styles.exportWords}>Exportar orçamento em</span> PDF
        </Button>
      </div>
      <SaveLines saving={saving} />
      <div className={styles.more}>
        {hasPlace && (
          <p className={styles.mode}>
            <Icon of={Pencil} size={16} />
            Modo de edição: as alterações serão salvas no orçamento existente
          </p>
        )}
        <div className={styles.ways}>
          <Button
            variant="quiet"
            icon={ArrowLeftRight}
            onClick={() => setComparing(true)}
          >
            Comparar com outro
          </Button>
          <Button
            variant="quiet"
            icon={Copy}
            disabled={saving.isSaving}
            onClick={() =>
              setDuplicating({
                name: currentName(store),
                budget: store.toBudget(),
              })
            }
          >
            Duplicar
          </Button>
          <Button
            variant="quiet"
            icon={LayoutTemplate}
            onClick={() => setTemplate(true)}
          >
            Salvar como modelo
          </Button>
          {hasPlace && (
            <Button
              variant="ghost"
              disabled={saving.isSaving}
              onClick={saving.cancelEditing}
            >
              Cancelar edição
            </Button>
          )}
        </div>
      </div>
      {duplicating && (
        <DuplicateDialog
          source={duplicating}
          onClose={() => setDuplicating(null)}
        />
      )}
      {isTemplate && <SaveTemplateDialog onClose={() => setTemplate(false)} />}
      {comparing && <CompareDialog onClose={() => setComparing(false)} />}
    </Card>
  );
});

/** The element with the PDF's condition or version. */
const PDF_HINT_ID = "pdf-hint";

/** The lines under the save buttons: the result of saving, and the PDF's condition. */
const SaveLines = observer(function SaveLines({
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
  const { isEditing, hasUnsavedChanges, editsRequest } = useAppState().store;
  const missing = !editsRequest
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
