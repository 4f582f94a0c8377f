import { useAppState } from "shared-contracts/federation/app-state";
import { formatMoney } from "shared-contracts/formats/money";
import { observer } from "shared-contracts/platform/state";
import { SettledStatus } from "../../steps/typing/SettledStatus.tsx";
import { useSettled } from "../../steps/typing/useSettled.ts";

/** Reads the new totals out. */
export const TotalsAnnouncer = observer(function TotalsAnnouncer() {
  const { store } = useAppState();
  const { perPerson, total } = useSettled(() => store.totals);
  return (
    <SettledStatus
      text={`Total final ${formatMoney(total)}, custo por pessoa ${formatMoney(perPerson)}`}
    />
  );
});
