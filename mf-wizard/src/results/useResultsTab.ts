import { useId } from "react";
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

/** The part of the page that a phone shows, by the address; a desk shows all parts. */
export function useResultsTab() {
  const isPhone = useIsPhone();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const id = useId();
  const tab = Math.max(FRAGMENTS.indexOf(hash as "#listas"), 0);
  return {
    id,
    tab,
    isPhone,
    turn: (to: number) => void navigate({ hash: FRAGMENTS[to] ?? "" }),
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
