import { readBudget } from "shared-contracts/budget-file/read-budget";
import { withNotes } from "shared-contracts/budget-file/reading";
import type { SavedBudget } from "shared-contracts/entities/saved-budget";
import { useAppState } from "shared-contracts/federation/app-state";
import { useNavigate } from "shared-contracts/platform/router";
import { useReplaceBudget } from "shared-contracts/federation/useReplaceBudget";
import { withDetail } from "shared-contracts/formats/with-detail";

/** What the user is told when a saved budget opens, and when it cannot be read. */
export interface OpenTexts {
  opened: string;
  failed: string;
}

/** Makes a saved budget the one being edited and goes to its first step (section 4). One that cannot be read changes nothing. */
export function useOpenBudget() {
  const { store, notify, withdrawNotices } = useAppState();
  const replaceBudget = useReplaceBudget();
  const navigate = useNavigate();
  return function openBudget(saved: SavedBudget, texts: OpenTexts): void {
    withdrawNotices?.("opening");
    const read = readBudget(saved.dados);
    if (!read.ok) {
      notify({
        tone: "error",
        text: withDetail(texts.failed, read.reason),
        about: "opening",
      });
      return;
    }
    const { id, nome: name, versao: version = null } = saved;
    replaceBudget(
      () => store.load(read.budget, { id, name, version }),
      withNotes(texts.opened, read.notes),
    );
    void navigate("/event");
  };
}
