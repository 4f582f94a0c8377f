import { formatDay } from "./format-day.ts";

/** The label and value lines of a dialog about a plan that was just paid for; `endDate` is an ISO instant. */
export function subscriptionFacts({
  planName,
  endDate,
  daysRemaining,
}: {
  planName: string;
  endDate: string;
  daysRemaining: number;
}) {
  return [
    { label: "Plano", value: planName },
    { label: "Ativo até", value: formatDay(endDate) },
    { label: "Dias restantes", value: String(daysRemaining) },
  ];
}
