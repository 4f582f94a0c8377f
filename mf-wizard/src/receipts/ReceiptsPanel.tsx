import { lazy, Suspense } from "react";
import { observer } from "shared-contracts/platform/state";
import { useSavedCopy } from "../proposal/useSavedCopy.ts";

const Receipts = lazy(async () => {
  const { Receipts: panel } = await import("./Receipts.tsx");
  return { default: panel };
});

/** What was received of an approved budget; nothing while it is not approved. Its code is loaded then. */
export const ReceiptsPanel = observer(function ReceiptsPanel() {
  const { copy } = useSavedCopy();
  if (copy?.followUp.status !== "aprovada") return null;
  return (
    <Suspense fallback={null}>
      <Receipts key={copy.id} copy={copy} />
    </Suspense>
  );
});
