import CloudUpload from "lucide-react/icons/cloud-upload";
import CopyCheck from "lucide-react/icons/copy-check";
import FileBraces from "lucide-react/icons/file-braces";
import { observer } from "shared-contracts/platform/state";
import { Button } from "shared-ui/button/Button";
import { Dialog } from "shared-ui/dialog/Dialog";
import type { BudgetSaving } from "../saving/budget-saving.ts";
import { ChoiceList } from "./ChoiceList.tsx";

/** Asks how to save: to the account, as a file, or both. */
export const SaveDialog = observer(function SaveDialog({
  saving,
}: {
  saving: BudgetSaving;
}) {
  return (
    <Dialog
      open={saving.question === "how"}
      title="Como deseja salvar?"
      onClose={saving.dismiss}
    >
      <ChoiceList
        onCancel={saving.dismiss}
        aside={
          <Button variant="link" onClick={saving.exportTemplate}>
            Exportar só o template
          </Button>
        }
        choices={[
          {
            icon: CloudUpload,
            label: "Salvar Orçamento",
            note: "Na sua conta",
            onChoose: () => void saving.save(),
          },
          {
            icon: FileBraces,
            label: "Exportar JSON",
            note: "Baixar uma cópia de segurança",
            onChoose: saving.exportFile,
          },
          {
            icon: CopyCheck,
            label: "Salvar + Exportar",
            note: "Na sua conta e em arquivo",
            onChoose: () => void saving.saveAndExport(),
          },
        ]}
      />
    </Dialog>
  );
});
