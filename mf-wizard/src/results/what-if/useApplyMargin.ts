import { useAppState } from "shared-contracts/federation/app-state";
import { formatPercentInFull } from "shared-contracts/formats/money";

/** Makes a fraction the profit margin of the budget, and tells so with a way back. */
export function useApplyMargin(): (fraction: number) => void {
  const { store, notify } = useAppState();
  return (fraction) => {
    const budget = store.loadCount;
    const before = store.margins.profitMargin;
    store.margins.set("profitMargin", fraction);
    notify({
      text: `Margem de lucro agora em ${formatPercentInFull(fraction)}.`,
      tone: "success",
      action: {
        label: "Desfazer",
        run() {
          // The notice may outlive the budget it is about.
          if (store.loadCount === budget)
            store.margins.set("profitMargin", before);
        },
      },
    });
  };
}
