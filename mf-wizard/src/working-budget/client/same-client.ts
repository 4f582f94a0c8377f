import type { EventSummary } from "shared-contracts/entities/saved-budget";
import { phoneDigits } from "shared-contracts/formats/phone";
import { folded } from "shared-contracts/formats/folded";

type NamesClient = Pick<
  EventSummary,
  "clientName" | "clientPhone" | "clientEmail"
>;

/** What names the client of a budget, to compare: name, phone and email; empty where one is not given. */
export function clientKeys({
  clientName,
  clientPhone,
  clientEmail,
}: NamesClient): readonly string[] {
  return [
    folded((clientName ?? "").trim()),
    phoneDigits(clientPhone ?? ""),
    (clientEmail ?? "").trim().toLowerCase(),
  ];
}

/** Whether a budget has a client's name, phone or email. */
export function hasClient(budget: NamesClient): boolean {
  return clientKeys(budget).some(Boolean);
}

/** Whether two budgets share the client's name, phone or email. [options-of-one-client] */
export function isSameClient(one: NamesClient, other: NamesClient): boolean {
  const keys = clientKeys(other);
  return clientKeys(one).some((key, index) => key && key === keys[index]);
}
