import { useMemo, useState } from "react";
import type { EventData } from "shared-contracts/entities/event-data";
import { savedBudgetsQuery } from "shared-contracts/saved-budgets/saved-budgets-query";
import type { SavedBudgetSummary } from "shared-contracts/entities/saved-budget";
import { useAppState } from "shared-contracts/federation/app-state";
import { formatPhone } from "shared-contracts/formats/phone";
import { useQuery } from "shared-contracts/platform/query";
import { readBudget } from "shared-contracts/platform/rules";
import { savedBudgetQuery } from "../saved/saved-budgets-query.ts";
import { clientsOf, historyText, matchingClients } from "./clients.ts";

/** A client, or the typed text as a new one (`newest` is null). */
export interface ClientOffer {
  id: string;
  label: string;
  detail: string;
  newest: SavedBudgetSummary | null;
}

/** What one budget brings another of its client; empty where it does not say. */
export type ClientFacts = Record<
  "groomName" | "clientPhone" | "clientEmail" | "clientCpf",
  string
>;

/** One letter would offer everybody. */
const LETTERS_MIN = 2;
const NONE: readonly SavedBudgetSummary[] = [];

/** The clients of the saved budgets, to offer while a name is typed. The list is loaded once `load` was called. */
export function useClientOffers() {
  const services = useAppState();
  const [isWanted, setWanted] = useState(false);
  const { data = NONE } = useQuery({
    ...savedBudgetsQuery(services),
    enabled: isWanted,
  });
  const clients = useMemo(() => clientsOf(data), [data]);
  return {
    /** All saved budgets that are known here, the last saved first. */
    saved: data,
    load: () => setWanted(true),
    suggest(typed: string): ClientOffer[] {
      const text = typed.trim();
      const found =
        text.length < LETTERS_MIN ? [] : matchingClients(clients, text);
      if (found.length === 0) return [];
      const offers = found.map(({ name, phone, budgets }) => ({
        id: String(budgets[0]!.id),
        label: name,
        detail: [historyText(budgets), formatPhone(phone)]
          .filter(Boolean)
          .join("\n"),
        newest: budgets[0]!,
      }));
      const label = `Usar “${text}” como cliente novo`;
      return [...offers, { id: "new", label, detail: "", newest: null }];
    },
    /** What a budget says of its client; what its row of the list says where it cannot be read. */
    async factsOf(listed: SavedBudgetSummary): Promise<ClientFacts> {
      const saved = await services.queryClient
        .fetchQuery(savedBudgetQuery(services, listed))
        .catch(() => null);
      const read = saved && readBudget(saved.dados);
      const event: Partial<EventData> = read?.ok
        ? read.budget.eventData
        : {
            clientName: listed.clientName ?? "",
            clientPhone: listed.clientPhone ?? "",
            clientEmail: listed.clientEmail ?? "",
          };
      return {
        groomName: event.groomName || (event.clientName ?? ""),
        clientPhone: formatPhone(event.clientPhone ?? ""),
        clientEmail: (event.clientEmail ?? "").trim(),
        clientCpf: event.clientCpf ?? "",
      };
    },
  };
}
