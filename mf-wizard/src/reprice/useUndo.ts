import { useState } from "react";
import { useAppState } from "shared-contracts/federation/app-state";
import { type NotUndone, undoRepricing } from "./undo-repricing.ts";
import type { UndoRecord } from "./undo-record.ts";

/** Takes a repricing back once. */
export function useUndo() {
  const services = useAppState();
  const [isUndoing, setUndoing] = useState(false);
  /** What stays as it is; null until it is over. */
  const [kept, setKept] = useState<readonly NotUndone[] | null>(null);

  function undo(record: UndoRecord) {
    setUndoing(true);
    void undoRepricing(services, record).then((left) => {
      setKept(left);
      setUndoing(false);
    });
  }

  return { undo, isUndoing, kept };
}
