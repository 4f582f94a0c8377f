import Undo2 from "lucide-react/icons/undo-2";
import { useEffect, useState } from "react";
import { useAppState } from "shared-contracts/federation/app-state";
import { counted } from "shared-contracts/formats/count";
import { Banner } from "shared-ui/banner/Banner";
import { Button } from "shared-ui/button/Button";
import { Undone } from "./Undone.tsx";
import { keptUndo, type UndoRecord } from "./undo-record.ts";
import { useUndo } from "./useUndo.ts";

/** Offers to take the last repricing of this device back; nothing without one. */
export function KeptUndo() {
  const { session } = useAppState();
  const [record, setRecord] = useState<UndoRecord | null>(null);
  const { undo, isUndoing, kept } = useUndo();
  useEffect(() => {
    void keptUndo(session.userId, Date.now()).then(setRecord);
  }, [session]);
  if (!record) return null;
  if (kept) return <Undone record={record} kept={kept} />;
  return (
    <Banner
      compact
      actions={
        <Button
          size="small"
          icon={Undo2}
          busy={isUndoing}
          busyLabel="Desfazendo..."
          onClick={() => undo(record)}
        >
          Desfazer reajuste de hoje
        </Button>
      }
    >
      {`Último reajuste: ${counted(record.budgets.length, "orçamento", "orçamentos")}.`}
    </Banner>
  );
}
