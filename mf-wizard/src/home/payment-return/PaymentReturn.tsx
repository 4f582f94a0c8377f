import { useEffect, useState } from "react";
import { useSearchParams } from "shared-contracts/platform/router";
import { PaymentReturnDialog } from "./PaymentReturnDialog.tsx";

const PARAMETERS = ["payment", "plan", "planName"];

/** Shows the result to a user who returns with `?payment=success`, and removes that from the address. */
export function PaymentReturn() {
  const [params, setParams] = useSearchParams();
  const [returned, setReturned] = useState<{ plan: string | null } | null>(
    null,
  );

  const arriving = params.get("payment") === "success";
  if (arriving && !returned)
    setReturned({ plan: params.get("plan") ?? params.get("planName") });

  useEffect(() => {
    if (!arriving) return;
    setParams(
      (before) => {
        for (const name of PARAMETERS) before.delete(name);
        return before;
      },
      { replace: true },
    );
  }, [arriving, setParams]);

  return (
    returned && (
      <PaymentReturnDialog
        plan={returned.plan}
        onClose={() => setReturned(null)}
      />
    )
  );
}
