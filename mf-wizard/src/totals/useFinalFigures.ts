import { useAppState } from "shared-contracts/federation/app-state";
import { formatMoney } from "shared-contracts/formats/money";
import { useSettled } from "../typing/useSettled.ts";

/** The two figures that close the bill, as they are shown. Call it in an observer. */
export function useFinalFigures(): { perPerson: string; total: string } {
  const { store } = useAppState();
  return useSettled(() => ({
    perPerson: formatMoney(store.totals.perPerson),
    total: formatMoney(store.totals.total),
  }));
}
