import CloudDownload from "lucide-react/icons/cloud-download";
import CopyPlus from "lucide-react/icons/copy-plus";
import Save from "lucide-react/icons/save";
import { observer } from "shared-contracts/platform/state";
import { Dialog } from "shared-ui/dialog/Dialog";
import { ConflictTable } from "../compare/ConflictTable.tsx";
import type { BudgetSaving } from "../saving/budget-saving.ts";
import { ChoiceList } from "./ChoiceList.tsx";
import { useLoadSaved } from "../saving/useLoadSaved.ts";

/** The choice after the budget was saved elsewhere since it was opened. [no-lost-update] */
export const ConflictDialog = observer(function ConflictDialog({
  saving,
}: {
  saving: BudgetSaving;
}) {
  const loadSaved = useLoadSaved(saving);
  return (
    <Dialog
      open={saving.question === "conflict"}
      title="Há outra versão salva"
      description="Salva em outro lugar depois que você abriu esta."
      onClose={saving.dismiss}
    >
      {saving.theirs && <ConflictTable theirs={saving.theirs} />}
      <ChoiceList
        onCancel={saving.dismiss}
        choices={[
          {
            icon: CopyPlus,
            label: "Salvar como cópia",
            note: "As duas ficam guardadas",
            onChoose: () => void saving.save("copy"),
          },
          {
            icon: Save,
            label: "Manter a minha",
            note: "Substitui a versão salva",
            onChoose: () => void saving.save("overwrite"),
          },
          {
            icon: CloudDownload,
            label: "Carregar a salva",
            note: "A sua fica guardada e dá para desfazer",
            onChoose() {
              saving.dismiss();
              void loadSaved();
            },
          },
        ]}
      />
    </Dialog>
  );
});
