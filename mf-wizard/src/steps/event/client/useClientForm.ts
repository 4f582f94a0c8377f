import { useState } from "react";
import type { SavedBudgetSummary } from "shared-contracts/entities/saved-budget";
import { useAppState } from "shared-contracts/federation/app-state";
import { formatPhone } from "shared-contracts/formats/phone";
import { isSameClient } from "../../../working-budget/client/same-client.ts";
import { useClientOffers } from "../../../working-budget/client/useClientOffers.ts";

const DETAILS = ["clientPhone", "clientEmail", "clientCpf"] as const;

/** What an earlier budget brings of its client beside the name. */
export type ClientDetail = (typeof DETAILS)[number];

/** The client on the form of the event, and what earlier budgets know of them. */
export function useClientForm() {
  const { store } = useAppState();
  const { event, history } = store;
  const offers = useClientOffers();
  /** What an earlier budget has where the form says something else. */
  const [other, setOther] = useState<Partial<Record<ClientDetail, string>>>({});

  /** Fills the client of an earlier budget in: the name, and what is empty. What differs is offered at its field. */
  async function take(earlier: SavedBudgetSummary): Promise<void> {
    const { loadCount } = store;
    const typed = event.fields.groomName;
    const client = await offers.factsOf(earlier);
    if (store.loadCount !== loadCount || event.fields.groomName !== typed)
      return;
    const differs: typeof other = {};
    history.together(() => {
      event.setField("groomName", client.groomName || typed);
      for (const field of DETAILS) {
        const before = shown(field, event.fields[field] ?? "");
        if (client[field] === "" || client[field] === before) continue;
        if (before === "") event.setField(field, client[field]);
        else differs[field] = client[field];
      }
    });
    setOther(differs);
  }

  return {
    offers,
    take,
    other,
    /** Takes what an earlier budget has of a field. */
    swap(field: ClientDetail) {
      event.setField(field, other[field] ?? "");
      setOther({ ...other, [field]: undefined });
    },
    /** The saved budgets of the client, the last saved first; none where it is only the open one. */
    earlier(): readonly SavedBudgetSummary[] {
      const { groomName, brideName, ...contact } = event.fields;
      const names = [groomName.trim(), brideName.trim()].filter(Boolean);
      const client = { ...contact, clientName: names.join(" e ") };
      const same = offers.saved.filter((one) => isSameClient(one, client));
      return same.some(({ id }) => id !== store.editingBudgetId) ? same : [];
    },
  };
}

/** As the form shows it. */
function shown(field: ClientDetail, text: string): string {
  return field === "clientPhone" ? formatPhone(text) : text.trim();
}
