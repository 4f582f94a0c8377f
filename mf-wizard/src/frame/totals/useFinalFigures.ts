import { useAppState } from "shared-contracts/federation/app-state";
import { formatMoney } from "shared-contracts/formats/money";
import { useSettled } from "../../steps/typing/useSettled.ts";

/** The two figures that close the bill, as they are shown. Call it in an observer. */
export function useFinalFigures(): { perPerson: string; total: string } {
  const { store } = useAppState();
  const { perPerson, total } = useSettled(() => store.totals);
  return { perPerson: formatMoney(perPerson), total: formatMoney(total) };
}
