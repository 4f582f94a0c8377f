import type { Actual } from "shared-contracts/entities/actual";
import type { ShellServices } from "shared-contracts/federation/shell-services";
import { exact, sum, toNumber } from "shared-contracts/numbers/exact";
import { withActual } from "shared-contracts/platform/rules";
import { savePrices } from "../reprice/saved-prices.ts";
import type { Paid } from "../results/actual/PaidForm.tsx";
import { sharesOf } from "./bought-items.ts";
import type { ShoppingEvent, ShoppingItem } from "./shopping-items.ts";

type Lines = Pick<ShoppingItem, "lines">;

/** What was bought and paid of an item in all its events; undefined while a line has no sum. */
export function paidFor(
  { lines }: Lines,
  events: readonly ShoppingEvent[],
): { paid: number; bought?: number } | undefined {
  const entries = lines.map(
    ({ at, place }) => events[at]?.budget.actual?.[place],
  );
  const total = (field: "paid" | "bought") => {
    const known = entries.flatMap((entry) => entry?.[field] ?? []);
    return known.length < entries.length || known.length === 0
      ? undefined
      : toNumber(sum(known.map(exact)));
  };
  const paid = total("paid");
  const bought = total("bought");
  return paid === undefined
    ? undefined
    : { paid, ...(bought !== undefined && { bought }) };
}

/**
 * Saves what was paid for an item in the budgets that need it, each line its share by what it needs. `onSaved` gets the
 * new version of each that was saved, by id. Throws what the API refused, and why nothing is saved.
 */
export async function savePaid(
  services: ShellServices,
  events: readonly ShoppingEvent[],
  { lines }: Lines,
  paid: Paid,
  onSaved: (versions: ReadonlyMap<number, number>) => void,
): Promise<void> {
  const { editingBudgetId, hasUnsavedChanges } = services.store;
  const entries = entriesOf(lines, paid);
  const touched = events.filter((_, at) => entries.has(at));
  const open = touched.find(({ id }) => id === editingBudgetId);
  if (open && hasUnsavedChanges)
    throw new Error(`${open.saved.nome} está aberto com mudanças não salvas`);
  const versions = new Map<number, number>();
  try {
    for (const [at, actual] of entries) {
      const event = events[at]!;
      const changed = withActual(event.budget, actual);
      const key = crypto.randomUUID();
      const version = await savePrices(services, event, changed, key);
      versions.set(event.id, version);
    }
  } finally {
    if (versions.size > 0) onSaved(versions);
  }
}

/** The entries of each event, by its index. */
function entriesOf(
  lines: Lines["lines"],
  { paid, bought }: Paid,
): Map<number, Actual> {
  const needs = lines.map(({ quantity }) => quantity);
  const shares = (all: number | "") =>
    all === "" ? [] : sharesOf(exact(all), needs).map(toNumber);
  const [paids, boughts] = [shares(paid), shares(bought)];
  const entries = new Map<number, Actual>();
  for (const [index, { at, place }] of lines.entries())
    entries.set(at, {
      ...entries.get(at),
      [place]: { paid: paids[index], bought: boughts[index] },
    });
  return entries;
}
