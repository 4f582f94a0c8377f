import { WIZARD_STEPS } from "shared-contracts/parts/wizard-steps";
import { FIXED_COSTS } from "shared-contracts/parts/fixed-costs";
import { BLANK } from "shared-contracts/templates/blank";
import { SAMPLE_100 } from "shared-contracts/templates/sample-100";
import type {
  GeneralExpenseGroup,
  GeneralExpense,
} from "shared-contracts/parts/general-expenses";
import { formatDecimal } from "shared-contracts/numbers/format-number";
import type { Keys } from "./keys.ts";

const BLANK_QUANTITIES = new Map(
  BLANK.generalExpenses.flatMap(({ items }) =>
    items.map(({ id, quantity }) => [id, quantity]),
  ),
);

/**
 * Enters the sample budget from home, step by step, by keyboard alone. Names are typed until the saved row of that name
 * is offered.
 */
export async function enterSample(keys: Keys): Promise<void> {
  const { page } = keys;
  await keys.tabTo(page.getByRole("button", { name: "Criar orçamento" }));
  await keys.press("Enter");
  await enterEvent(keys);
  await goOn(keys, "team");
  await enterTeam(keys);
  await goOn(keys, "foods");
  for (const { name, items } of SAMPLE_100.foods)
    await enterGroup(keys, "Adicionar Categoria", name, items);
  await goOn(keys, "drinks");
  await enterList(keys, "Adicionar Bebida", SAMPLE_100.drinks);
  await goOn(keys, "garnishes");
  await enterList(keys, "Adicionar Item", SAMPLE_100.garnishes);
  await goOn(keys, "thematicTables");
  for (const { name, items } of SAMPLE_100.thematicTables)
    await enterGroup(keys, "Adicionar Mesa", name, items);
  await goOn(keys, "confectionery");
  await enterList(keys, "Adicionar Item", SAMPLE_100.confectionery);
  await goOn(keys, "generalExpenses");
  await enterExpenses(keys);
}

async function enterEvent(keys: Keys) {
  const { page } = keys;
  const { guests, duration, city } = SAMPLE_100.eventData;
  await keys.tabTo(page.getByLabel("Hora", { exact: true }));
  await keys.type("2200");
  await keys.tabTo(page.getByLabel("Convidados", { exact: true }));
  await keys.type(String(guests));
  await keys.tabTo(page.getByLabel("Duração em horas"));
  await keys.type(String(duration));
  await keys.tabTo(page.getByLabel("Cidade"));
  await keys.type(city ?? "");
  for (const { key, label } of FIXED_COSTS) {
    const amount = Number(SAMPLE_100.fixedCosts[key]);
    if (amount === 0) continue;
    await keys.tabTo(page.getByLabel(label, { exact: true }));
    await keys.type(formatDecimal(amount));
  }
}

async function enterTeam(keys: Keys) {
  const paid = SAMPLE_100.team.filter(({ quantity }) => quantity > 0);
  const last = paid.findLastIndex(({ cost }) => cost > 0);
  await keys.tabTo(keys.page.getByLabel("Diária"));
  for (const [index, { cost }] of paid.slice(0, last + 1).entries()) {
    if (cost > 0) await keys.type(formatDecimal(cost));
    if (index < last) await keys.press("ArrowDown");
  }
}

async function enterGroup(
  keys: Keys,
  add: string,
  name: string,
  items: readonly { name: string }[],
) {
  await keys.tabTo(keys.page.getByRole("button", { name: add }));
  await keys.press("Enter");
  await keys.type(name);
  // The first item.
  await keys.press("Enter");
  await enterRows(keys, items);
}

async function enterList(
  keys: Keys,
  add: string,
  rows: readonly { name: string }[],
) {
  await keys.tabTo(keys.page.getByRole("button", { name: add }));
  await keys.press("Enter");
  await enterRows(keys, rows);
}

/** Rows one after the other, from the name of the first. */
async function enterRows(keys: Keys, rows: readonly { name: string }[]) {
  for (const [index, { name }] of rows.entries()) {
    if (index > 0) await keys.press("Enter");
    await choose(keys, name);
  }
}

/** Down the names of all groups, stopping at what the event needs. */
async function enterExpenses(keys: Keys) {
  const { page } = keys;
  const items = SAMPLE_100.generalExpenses.flatMap(asShown);
  const last = items.findLastIndex(({ unitPrice }) => unitPrice > 0);
  await keys.tabTo(page.getByRole("button", { name: /^Mostrar .* sem/ }));
  await keys.press("Enter");
  await keys.tabTo(page.getByLabel("Nome do item"));
  for (const [index, { name, unitPrice }] of items
    .slice(0, last + 1)
    .entries()) {
    if (unitPrice > 0) await choose(keys, name);
    if (index < last) await keys.press("ArrowDown");
  }
}

/** What has no quantity in the empty template was folded away, and stands below. */
function asShown({ items }: GeneralExpenseGroup): GeneralExpense[] {
  const isZero = ({ id }: GeneralExpense) => BLANK_QUANTITIES.get(id) === 0;
  return [...items.filter((item) => !isZero(item)), ...items.filter(isZero)];
}

/** The saved row of a name: its first letters, the arrow down to it, Enter. */
async function choose(keys: Keys, name: string) {
  const { page } = keys;
  const list = page.locator('[role="listbox"]');
  const marked = list.locator('[aria-selected="true"]');
  const [first, second, third] = name;
  await keys.type(first!);
  // The saved rows are downloaded when a name is first typed. Nobody types three letters sooner.
  await page.locator(":focus[aria-autocomplete]").waitFor();
  await keys.type(second! + third!);
  await list.waitFor();
  for (let place = 0; place < 6; place++) {
    await keys.press("ArrowDown");
    if ((await marked.textContent())?.startsWith(name)) break;
  }
  await keys.press("Enter");
}

async function goOn(keys: Keys, to: (typeof WIZARD_STEPS)[number]["key"]) {
  const step = WIZARD_STEPS.find(({ key }) => key === to)!;
  await keys.tabTo(
    keys.page.getByRole("link", { name: new RegExp(`^\\d\\s*${step.label}`) }),
  );
  await keys.press("Enter");
  await keys.page.locator("h1", { hasText: step.label }).waitFor();
}
