import ArrowLeftRight from "lucide-react/icons/arrow-left-right";
import Copy from "lucide-react/icons/copy";
import FileDown from "lucide-react/icons/file-down";
import Pencil from "lucide-react/icons/pencil";
import Save from "lucide-react/icons/save";
import { useState } from "react";
import { useAppState } from "shared-contracts/federation/app-state";
import { observer } from "shared-contracts/platform/state";
import { Banner } from "shared-ui/banner/Banner";
import { Button } from "shared-ui/button/Button";
import { Card } from "shared-ui/card/Card";
import { CompareDialog } from "../compare/CompareDialog.tsx";
import {
  DuplicateDialog,
  type DuplicateSource,
} from "../duplicate/DuplicateDialog.tsx";
import { currentName } from "../saving/budget-names.ts";
import type { BudgetSaving } from "../saving/budget-saving.ts";
import styles from "./SaveCard.module.css";
import { PDF_HINT_ID, SaveLines } from "./SaveLines.tsx";
import { usePdfExport } from "./usePdfExport.ts";

/** Saving, leaving edit mode and exporting, with a line on how it went. */
export const SaveCard = observer(function SaveCard({
  saving,
}: {
  saving: BudgetSaving;
}) {
  const { store } = useAppState();
  const { isExporting, exportPdf } = usePdfExport();
  const [comparing, setComparing] = useState(false);
  const [duplicating, setDuplicating] = useState<DuplicateSource | null>(null);
  const { isEditing } = store;
  const isAnswer = store.receivedBudgetId !== null;
  const hasPlace = isEditing || isAnswer;
  return (
    <Card className={styles.card} aria-labelledby="save-title">
      <h2 id="save-title">Salvar</h2>
      {hasPlace && (
        <div className={styles.mode}>
          <Banner compact icon={Pencil}>
            Modo de edição: as alterações serão salvas no orçamento existente
          </Banner>
        </div>
      )}
      <div className={styles.buttons}>
        <Button
          variant={
            isEditing && !store.hasUnsavedChanges ? "secondary" : "primary"
          }
          wide
          icon={Save}
          busy={saving.isSaving}
          busyLabel="Salvando..."
          onClick={saving.press}
        >
          {hasPlace ? "Atualizar orçamento" : "Salvar orçamento"}
        </Button>
        {isAnswer && (
          <Button wide disabled={saving.isSaving} onClick={saving.ask}>
            Salvar como orçamento
          </Button>
        )}
        {hasPlace && (
          <Button
            wide
            disabled={saving.isSaving}
            onClick={saving.cancelEditing}
          >
            Cancelar edição
          </Button>
        )}
        <Button
          wide
          icon={FileDown}
          disabled={!isEditing}
          aria-describedby={PDF_HINT_ID}
          busy={isExporting}
          busyLabel="Gerando PDF..."
          onClick={() => void exportPdf()}
        >
          Exportar orçamento em PDF
        </Button>
        <Button
          variant="ghost"
          wide
          icon={ArrowLeftRight}
          onClick={() => setComparing(true)}
        >
          Comparar com outro
        </Button>
        <Button
          variant="ghost"
          wide
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
      </div>
      <SaveLines saving={saving} />
      {duplicating && (
        <DuplicateDialog
          source={duplicating}
          onClose={() => setDuplicating(null)}
        />
      )}
      {comparing && <CompareDialog onClose={() => setComparing(false)} />}
    </Card>
  );
});
