import { RepriceForm } from "./RepriceForm.tsx";
import { RepriceProgress } from "./RepriceProgress.tsx";
import { RepriceResult } from "./RepriceResult.tsx";
import type { RepriceStart } from "./useRepriceChoice.ts";
import { useRepricing } from "./useRepricing.ts";

interface RepriceDialogProps {
  start: RepriceStart;
  onClose: () => void;
}

/** Changes prices in the saved budgets that hold an item, after showing what that makes of each. */
export function RepriceDialog({ start, onClose }: RepriceDialogProps) {
  const repricing = useRepricing();
  const { run } = repricing;
  if (!run)
    return (
      <RepriceForm start={start} onStart={repricing.start} onClose={onClose} />
    );
  return run.isRunning ? (
    <RepriceProgress run={run} onStop={repricing.stop} />
  ) : (
    <RepriceResult run={run} repricing={repricing} onClose={onClose} />
  );
}
