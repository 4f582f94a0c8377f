import { type ActualEntry, PLAN_PLACE } from "./actual.ts";

/** What entries keep of the plan: that of the first sum; nothing without a sum. [plan-is-kept] */
export function keptPlan(
  entries: Readonly<Record<string, ActualEntry | undefined>>,
  planned: () => Record<string, number>,
): ActualEntry | undefined {
  const isEntered = Object.values(entries).some(
    (entry) => entry?.paid !== undefined,
  );
  return isEntered
    ? (entries[PLAN_PLACE] ?? { planned: planned() })
    : undefined;
}
