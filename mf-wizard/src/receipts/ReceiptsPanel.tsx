import type { ReactNode } from "react";
import { useAppState } from "shared-contracts/federation/app-state";
import { observer } from "shared-contracts/platform/state";
import { useSavedCopy } from "../proposal/useSavedCopy.ts";
import { Receipts } from "./Receipts.tsx";

/** What was received of an approved budget; `otherwise` while it is not approved. */
export const ReceiptsPanel = observer(function ReceiptsPanel({
  otherwise,
}: {
  otherwise: ReactNode;
}) {
  const { isEditing } = useAppState().store;
  const { copy, error } = useSavedCopy();
  if (copy?.followUp.status === "aprovada")
    return <Receipts key={copy.id} copy={copy} />;
  const isLoading = isEditing && copy === null && error === null;
  return isLoading ? null : otherwise;
});
