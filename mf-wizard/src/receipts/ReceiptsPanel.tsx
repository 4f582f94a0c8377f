import { observer } from "shared-contracts/platform/state";
import { useSavedCopy } from "../proposal/useSavedCopy.ts";
import { Receipts } from "./Receipts.tsx";

/** What was received of an approved budget; nothing while it is not approved. */
export const ReceiptsPanel = observer(function ReceiptsPanel() {
  const { copy } = useSavedCopy();
  return copy?.followUp.status === "aprovada" ? (
    <Receipts key={copy.id} copy={copy} />
  ) : null;
});
