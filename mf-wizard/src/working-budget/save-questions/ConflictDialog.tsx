import CloudDownload from "lucide-react/icons/cloud-download";
import CopyPlus from "lucide-react/icons/copy-plus";
import Save from "lucide-react/icons/save";
import { observer } from "shared-contracts/platform/state";
import { Dialog } from "shared-ui/dialog/Dialog";
import { ConflictTable } from "../compare/ConflictTable.tsx";
import type { BudgetSaving } from "../saving/budget-saving.ts";
import { ChoiceList } from "./ChoiceList.tsx";
import { useAppState } from "shared-contracts/federation/app-state";
import { readBudget } from "shared-contracts/platform/rules";
import { withNotes } from "shared-contracts/formats/with-notes";
import { useReplaceBudget } from "../useReplaceBudget.ts";
import { withDetail } from "shared-contracts/formats/with-detail";

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

/** Puts the saved version of the budget being edited in the place of the working one; that can be undone. */
function useLoadSaved(saving: BudgetSaving) {
  const { store, notify, withdrawNotices } = useAppState();
  const replaceBudget = useReplaceBudget();
  return async function loadSaved(): Promise<void> {
    withdrawNotices("opening");
    const { loadCount } = store;
    const saved = saving.theirs ?? (await saving.findTheirs());
    if (store.loadCount !== loadCount) return;
    const read = readBudget(saved?.dados);
    if (!saved || !read.ok) {
      const reason = saved && !read.ok ? read.reason : "";
      const text = withDetail("Erro ao carregar orçamento", reason);
      return notify({ text, tone: "error", about: "opening" });
    }
    const { id, nome: name, versao = null } = saved;
    const source = saving.isOverRequest
      ? { receivedId: id, receivedVersion: versao, name }
      : { id, version: versao, name };
    replaceBudget(
      () => store.load(read.budget, source),
      withNotes("Orçamento carregado com sucesso!", read.notes),
    );
  };
}
