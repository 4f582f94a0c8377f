import { useState } from "react";
import type { OpenPayment } from "shared-contracts/entities/payment";
import { useCoreState } from "shared-contracts/federation/core-state";
import { OPEN_PAYMENTS_KEY } from "../open-payments/useOpenPayments.ts";
import { PAYMENTS_KEY } from "../payments/usePayments.ts";
import {
  MY_SUBSCRIPTION_KEY,
  useMySubscription,
} from "../subscription/useMySubscription.ts";

/**
 * A plan being paid, and the days the account had when it was chosen: by the time it is paid the server counts the new
 * ones too.
 */
interface Order {
  plan: OpenPayment["plan"];
  /** The open payment to show again; missing for a new order. */
  open?: OpenPayment;
  daysBefore: number;
}

/** A page's payment of a plan: which is being paid, and what was paid at last. */
export function usePurchase() {
  const { queryClient } = useCoreState();
  const { data } = useMySubscription();
  const [paying, setPaying] = useState<Order | null>(null);
  const [paid, setPaid] = useState<{ at: number; daysBefore: number } | null>(
    null,
  );
  const daysBefore = data?.subscription?.daysRemaining ?? 0;
  const forget = (queryKey: readonly string[]) =>
    void queryClient.invalidateQueries({ queryKey });

  return {
    paying,
    paid,
    /** Orders a plan: opens the dialog at the choice of the method. */
    begin: (plan: OpenPayment["plan"]) => setPaying({ plan, daysBefore }),
    /** Shows an open payment again, as it was left. */
    resume: (open: OpenPayment) =>
      setPaying({ plan: open.plan, open, daysBefore }),
    /** The dialog is closed before the plan is paid. */
    leave() {
      setPaying(null);
      forget(OPEN_PAYMENTS_KEY);
    },
    /** The plan is paid. */
    celebrate() {
      setPaid({ at: Date.now(), daysBefore: paying?.daysBefore ?? 0 });
      setPaying(null);
      forget(OPEN_PAYMENTS_KEY);
      forget(PAYMENTS_KEY);
      forget(MY_SUBSCRIPTION_KEY);
    },
    /** The summary of what was paid is closed. */
    finish: () => setPaid(null),
  };
}
