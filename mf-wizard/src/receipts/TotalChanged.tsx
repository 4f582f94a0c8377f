import { useState } from "react";
import type { Receipt } from "shared-contracts/entities/sending";
import { useAppState } from "shared-contracts/federation/app-state";
import { withDetail } from "shared-contracts/formats/with-detail";
import { observer } from "shared-contracts/platform/state";
import { readProposalSettings } from "shared-contracts/platform/rules";
import { Banner } from "shared-ui/banner/Banner";
import { Button } from "shared-ui/button/Button";
import { approvedTotal, leaveTotal } from "../proposal/approval.ts";
import { centsOf, signedMoney } from "../proposal/cents.ts";
import type { SavedCopy } from "../proposal/useSavedCopy.ts";
import { localDate } from "shared-contracts/formats/local-date";
import { useOnline } from "shared-ui/online/useOnline";
import { withDifference } from "shared-contracts/proposal/payment-plan";
import { replanned, sumOf } from "./instalments.ts";
import styles from "./Receipts.module.css";
import type { useReceipts } from "./useReceipts.ts";

interface TotalChangedProps {
  copy: SavedCopy;
  receipts: readonly Receipt[];
  change: ReturnType<typeof useReceipts>["change"];
}

/** Says that the saved total is no longer what the instalments add up to, until the caterer says what to do. */
export const TotalChanged = observer(function TotalChanged({
  copy,
  receipts,
  change,
}: TotalChangedProps) {
  const services = useAppState();
  const online = useOnline();
  const [isBusy, setBusy] = useState(false);
  const { leftTotal } = readProposalSettings(copy.budget["proposal"]);
  const difference = centsOf(approvedTotal(copy)) - sumOf(receipts);
  if (difference === 0n || leftTotal === copy.totalFinal) return null;
  const open = withDifference(receipts, difference, localDate(new Date()));

  async function run(action: () => Promise<unknown>) {
    setBusy(true);
    await action();
    setBusy(false);
  }

  async function leave() {
    try {
      await leaveTotal(services, copy);
    } catch (error) {
      services.notify({
        tone: "error",
        text: withDetail("Não foi possível guardar a escolha", error),
        about: "receipts",
      });
    }
  }

  return (
    <div className={styles.line}>
      <Banner
        compact
        tone="warning"
        actions={
          <>
            {open && (
              <Button
                size="small"
                disabled={!online || isBusy}
                onClick={() =>
                  void run(() => change(replanned(receipts, open)))
                }
              >
                Somar à última parcela
              </Button>
            )}
            <Button
              size="small"
              disabled={!online || isBusy}
              onClick={() => void run(leave)}
            >
              Deixar como está
            </Button>
          </>
        }
      >
        O total mudou {signedMoney(difference)} depois da aprovação.
        {!open && " Já foi recebido mais do que o total de agora."}
      </Banner>
    </div>
  );
});
