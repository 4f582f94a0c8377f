import ArchiveRestore from "lucide-react/icons/archive-restore";
import { useState } from "react";
import type { Draft } from "shared-contracts/budget-file/draft";
import { useAppState } from "shared-contracts/federation/app-state";
import type { MenuEntry } from "shared-ui/menu/MenuList";
import { withNotes } from "shared-contracts/formats/with-notes";
import { dayAndTime } from "../saving/time-of-day.ts";
import { useReplaceBudget } from "../useReplaceBudget.ts";

/** A recoverable budget, and its label in the menu. */
interface Backup {
  draft: Draft;
  /** "Casamento Helena, hoje, 14:32". */
  text: string;
}

/** The entry of a menu that brings back the budget before a replacing action, once `look` has found it. */
export function useWaysBack(): { items: MenuEntry[]; look: () => void } {
  const { store, draft } = useAppState();
  const replaceBudget = useReplaceBudget();
  const [backup, setBackup] = useState<Backup | null>(null);
  const items: MenuEntry[] = [];
  if (backup)
    items.push({
      id: "recover",
      separated: true,
      icon: ArchiveRestore,
      label: "Recuperar o orçamento anterior",
      description: backup.text,
      onSelect: () =>
        replaceBudget(
          () => store.loadDraft(backup.draft),
          withNotes("Orçamento anterior recuperado", backup.draft.notes),
        ),
    });
  return {
    items,
    look: () =>
      void draft
        .findBackup()
        .then((found) => setBackup(found && asBackup(found))),
  };
}

function asBackup(draft: Draft): Backup {
  const name = draft.name.trim() || "Orçamento sem nome";
  const kept = dayAndTime(draft.timestamp, Date.now());
  return { draft, text: `${name}, ${kept}` };
}
