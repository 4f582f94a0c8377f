import { useEffect, useState } from "react";
import { useSearchParams } from "shared-contracts/platform/router";
import { PaymentReturnDialog } from "./PaymentReturnDialog.tsx";

const PARAMETERS = ["payment", "plan", "planName"];

/** Meets whoever comes back from paying with `?payment=success`, and takes that out of the address. */
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
