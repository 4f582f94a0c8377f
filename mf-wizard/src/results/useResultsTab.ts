import { useEffect, useEffectEvent, useId } from "react";
import type { BudgetStore } from "shared-contracts/budget-store/budget-store";
import { useAppState } from "shared-contracts/federation/app-state";
import { useLocation, useNavigate } from "shared-contracts/platform/router";
import { useIsPhone } from "shared-ui/phone/useIsPhone.ts";

/** The tabs of the page on a phone, and the fragment of each. */
export const RESULTS_TABS = [
  "Resumo",
  "Cenários",
  "Recebimentos",
  "Listas",
] as const;
const FRAGMENTS = ["", "#cenarios", "#recebimentos", "#listas"] as const;

/** The last tab by the id of the budget; under null that of a new one. */
type LastTabs = Map<number | null, string>;

const lastOf = new WeakMap<BudgetStore, LastTabs>();

function lastTabs(store: BudgetStore): LastTabs {
  const tabs = lastOf.get(store) ?? new Map<number | null, string>();
  lastOf.set(store, tabs);
  return tabs;
}

/**
 * The part of the page that a phone shows, by the address, which begins with the last one of the budget; a desk shows all
 * parts.
 */
export function useResultsTab() {
  const isPhone = useIsPhone();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const id = useId();
  const { store } = useAppState();
  const last = lastTabs(store);
  const budget = store.editingBudgetId;
  const tab = Math.max(FRAGMENTS.indexOf(hash as "#listas"), 0);
  const goOn = useEffectEvent(() => {
    const kept = last.get(budget);
    if (isPhone && hash === "" && kept)
      void navigate({ hash: kept }, { replace: true });
  });
  useEffect(() => goOn(), []);
  return {
    id,
    tab,
    isPhone,
    turn: (to: number) => {
      const fragment = FRAGMENTS[to] ?? "";
      last.set(budget, fragment);
      void navigate({ hash: fragment });
    },
    /** The attributes of a piece of a tab's panel; `isFirst` is the piece that the tab names. */
    panel: (of: (typeof RESULTS_TABS)[number], isFirst = true) => {
      const index = RESULTS_TABS.indexOf(of);
      return isPhone
        ? {
            id: isFirst ? `${id}-${index}` : undefined,
            role: "tabpanel",
            "aria-labelledby": `${id}-tab-${index}`,
            hidden: index !== tab,
          }
        : {};
    },
  };
}
