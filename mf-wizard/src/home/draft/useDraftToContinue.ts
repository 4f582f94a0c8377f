import { useState } from "react";
import { useAppState } from "shared-contracts/federation/app-state";
import { isContinuable } from "./is-continuable.ts";

/** Whether the open budget is worth going on with and not in the account as it is here. Call it in an observer. */
export function useDraftToContinue(): boolean {
  const { store, draft } = useAppState();
  const { timestamp } = draft;
  const [now] = useState(Date.now);
  if (timestamp === null || (store.isEditing && !store.hasUnsavedChanges))
    return false;
  return isContinuable({ ...store.toDraft(), timestamp }, now);
}
