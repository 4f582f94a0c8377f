import type { Actual } from "shared-contracts/entities/actual";
import type { ShellServices } from "shared-contracts/federation/shell-services";
import { exact, sum, toNumber } from "shared-contracts/numbers/exact";
import { queuedDraft } from "shared-contracts/outbox/queued-draft";
import { withActual } from "shared-contracts/platform/rules";
import type { Paid } from "../results/actual/PaidForm.tsx";
import { sharesOf } from "./bought-items.ts";
import type { ShoppingEvent, ShoppingItem } from "./shopping-items.ts";
import { SHOPPING_KEY } from "./useShoppingEvents.ts";

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
 * new version of each that was saved, by id; without a network they wait. Throws what the API refused, and why nothing
 * is saved.
 */
export async function savePaid(
  services: ShellServices,
  events: readonly ShoppingEvent[],
  { lines }: Lines,
  paid: Paid,
  onSaved: (versions: ReadonlyMap<number, number>) => void,
): Promise<void> {
  const { store } = services;
  const entries = entriesOf(lines, paid);
  const touched = events.filter((_, at) => entries.has(at));
  const open = touched.find(({ id }) => id === store.editingBudgetId);
  if (open && hasOwnEdits(store))
    throw new Error(`${open.saved.nome} está aberto com mudanças não salvas`);
  const versions = new Map<number, number>();
  try {
    for (const [at, actual] of entries) {
      const event = events[at]!;
      const version = await saveActual(services, event, actual);
      if (version !== null) versions.set(event.id, version);
    }
  } finally {
    if (versions.size > 0) onSaved(versions);
  }
}

/** Whether the open budget has changes that are neither saved nor wait to be. */
function hasOwnEdits({
  hasUnsavedChanges,
  isQueued,
}: ShellServices["store"]): boolean {
  return hasUnsavedChanges && !isQueued;
}

/** Saves one budget with more entries, which the open one follows. Returns its new version; null while it waits. */
async function saveActual(
  { outbox, store, queryClient }: ShellServices,
  { id, saved, budget }: ShoppingEvent,
  actual: Actual,
): Promise<number | null> {
  const { nome, versao = null } = saved;
  // A save replaces the one of the same budget that waits.
  const queued = await outbox.find(id);
  const { name, version } = queued ?? { name: nome, version: versao };
  const dados = withActual(queued?.dados ?? budget, actual);
  const outcome = await outbox.save({
    line: queued?.line ?? crypto.randomUUID(),
    name,
    dados,
    over: { id, name: nome, version },
    answers: null,
    key: crypto.randomUUID(),
  });
  if (outcome.kind === "failed") throw outcome.error;
  const isOpen = store.editingBudgetId === id && !hasOwnEdits(store);
  if (outcome.kind === "saved") {
    const made = outcome.saved;
    if (isOpen)
      store.load(outcome.dados, {
        id: made.id,
        name: made.nome,
        version: made.versao,
      });
    return made.versao;
  }
  const { line } = outcome;
  if (isOpen)
    store.loadDraft(queuedDraft(saved, { dados, name, version, line }));
  queryClient.setQueriesData<ShoppingEvent[]>(
    { queryKey: [SHOPPING_KEY] },
    (events) =>
      events?.map((one) => (one.id === id ? { ...one, budget: dados } : one)),
  );
  return null;
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
