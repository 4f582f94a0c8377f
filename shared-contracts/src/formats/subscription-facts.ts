import type { Subscription } from "../entities/subscription.ts";
import { formatDay } from "./format-day.ts";

/** What a dialog says of a plan that was just paid for, label and value, as the server tells it. */
export function subscriptionFacts({
  planName,
  endDate,
  daysRemaining,
}: Subscription) {
  return [
    { label: "Plano", value: planName },
    { label: "Ativo até", value: formatDay(endDate) },
    { label: "Dias restantes", value: String(daysRemaining) },
  ];
}
