/**
 * Checks of a budget before it is sent: allowed but probably wrong values. None blocks saving. Each names its place, so
 * that the screen can link to it.
 */
import type { WizardStepKey } from "shared-contracts/parts/wizard-steps";
import type { Budget } from "shared-contracts/parts/budget";
import {
  EACH_PART,
  LINE_PARTS,
  baseUnit,
  budgetHeadcount,
  formatTotalQuantity,
  lineCost,
  lineQuantity,
  rowGroups,
  toBaseUnit,
  unitLabel,
} from "shared-contracts/platform/rules";
import { formatCount } from "shared-contracts/formats/count";
import {
  LEAST_LINE_COST,
  USUAL_PER_PERSON,
} from "../../steps/rows/hints/usual-quantities.ts";
import {
  compare,
  exact,
  isZero,
  multiply,
  ONE,
} from "shared-contracts/numbers/exact";
import { formatDecimal } from "shared-contracts/numbers/format-number";
import { budgetLines, type BudgetLine } from "../budget-lines.ts";
import type { AnyPart, LinePart } from "shared-contracts/parts/table";
import { formatMoney } from "shared-contracts/formats/money";
import { oddQuantity } from "../../steps/rows/hints/odd-quantity.ts";
import type { Headcount } from "shared-contracts/pricing/people-count";
import { formatBaseQuantity } from "../../steps/explain/base-quantity.ts";

/** One finding. `group` and `row` are the ids it is about, if any. */
export interface BudgetCheck {
  step: Exclude<WizardStepKey, "results">;
  group?: number;
  row?: number;
  /** The odd field; undefined when the whole step is meant. */
  field?: "name" | "guests" | "quantity" | "price" | "cost";
  /** Whether the quantity itself is odd, which the user may have confirmed. */
  isOddQuantity?: true;
  /** What is odd: "Staff sem custo". */
  title: string;
  /** Why it matters: "23 pessoas a R$ 0,00." */
  detail: string;
}

/** From this price a piece of finger food is more likely the price of a hundred. */
const CENTO_PRICE = exact(30);
const HUNDREDTH = exact("0.01");

const PARTS_BY_STEP = EACH_PART.toSorted((a, b) => a.stepOrder - b.stepOrder);

/** All findings, in the order of the steps. */
export function budgetChecks(budget: Budget, name: string): BudgetCheck[] {
  const h = budgetHeadcount(budget);
  return [
    ...eventChecks(budget, name),
    ...teamChecks(budget),
    ...menuChecks(budget),
    ...PARTS_BY_STEP.flatMap((part) => groupChecks(part, budget)),
    ...budgetLines(budget).flatMap((line) => lineChecks(line, h)),
  ];
}

function eventChecks({ eventData }: Budget, name: string): BudgetCheck[] {
  const checks: BudgetCheck[] = [];
  if (name.trim() === "") {
    checks.push({
      step: "event",
      field: "name",
      title: "Orçamento sem nome",
      detail: "O nome é preciso para salvar.",
    });
  }
  if (eventData.guests === 0) {
    checks.push({
      step: "event",
      field: "guests",
      title: "Nenhum convidado",
      detail: "Nada é multiplicado por convidados e não há custo por pessoa.",
    });
  }
  return checks;
}

function teamChecks(budget: Budget): BudgetCheck[] {
  const eats = budgetLines(budget).some(
    ({ multiplyByTeam, quantity }) => multiplyByTeam && Number(quantity) > 0,
  );
  return budget.team.flatMap(({ id, name, quantity, cost }) => {
    const place = { step: "team", row: id } as const;
    const checks: BudgetCheck[] = [];
    const people = `${formatDecimal(quantity)} ${quantity === 1 ? "pessoa" : "pessoas"}`;
    if (quantity > 0 && cost === 0) {
      const counted = eats
        ? ` ${quantity === 1 ? "Entra" : "Entram"} na conta das refeições.`
        : "";
      checks.push({
        ...place,
        field: "cost",
        title: `${name.trim() || "Função sem nome"} sem custo`,
        detail: `${people} a ${formatMoney(0)}.${counted}`,
      });
    } else if (quantity > 0 && name.trim() === "") {
      checks.push({
        ...place,
        field: "name",
        title: "Função sem nome",
        detail: `${people} na equipe.`,
      });
    }
    return checks;
  });
}

function menuChecks(budget: Budget): BudgetCheck[] {
  const served = budgetLines(budget).some(
    ({ part, quantity }) => isFood(part) && Number(quantity) > 0,
  );
  return served
    ? []
    : [
        {
          step: "foods",
          title: "Cardápio vazio",
          detail: "Nenhum prato, bocadilho, doce ou mesa com quantidade.",
        },
      ];
}

function groupChecks(part: AnyPart, budget: Budget): BudgetCheck[] {
  if (!part.group) return [];
  const { title: kind } = part.group;
  return rowGroups(budget, part).flatMap(({ group, rows }) =>
    group && rows.length === 0
      ? [
          {
            step: part.key,
            group: group.id,
            field: "name",
            title: `${group.name.trim() || `${kind} sem nome`} sem itens`,
            detail: "Não entra no custo nem no PDF.",
          },
        ]
      : [],
  );
}

function isFood(part: LinePart): boolean {
  return LINE_PARTS[part].kind === "food";
}

function lineChecks(line: BudgetLine, h: Headcount): BudgetCheck[] {
  const { part, id, group, unit, unitPrice } = line;
  if (!(Number(line.quantity) > 0)) return [];
  const place = { step: part, row: id, ...(group && { group: group.id }) };
  const name = line.name.trim() || "Item sem nome";
  const each = `${formatDecimal(Number(line.quantity))} ${unitLabel(unit)}`;
  const checks: BudgetCheck[] = [];
  if (unitPrice === 0) {
    checks.push({
      ...place,
      field: "price",
      title: `${name} sem preço`,
      detail: `${each} a ${formatMoney(0)}.`,
    });
  } else if (line.name.trim() === "") {
    checks.push({
      ...place,
      field: "name",
      title: name,
      detail: "Aparece sem nome no PDF e nas listas.",
    });
  }
  const amount = amountOddity(line, h);
  if (amount) {
    const [what, detail] = amount;
    checks.push({
      ...place,
      field: "quantity",
      isOddQuantity: true,
      title: `${name}${what}`,
      detail,
    });
  }
  const price = exact(unitPrice);
  const isFingerFood = LINE_PARTS[part].pricedByHundred === true;
  const isPiece = baseUnit(unit) === "un";
  if (isFingerFood && isPiece && compare(price, CENTO_PRICE) >= 0) {
    checks.push({
      ...place,
      field: "price",
      title: `${name} a ${formatMoney(price)} a unidade`,
      detail: `Parece preço de cento, que daria ${formatMoney(multiply(price, HUNDREDTH))} cada.`,
    });
  }
  return checks;
}

/**
 * What follows the name of a line with far too much or too little for each, or for all: the title's end and the detail.
 */
function amountOddity(
  line: BudgetLine,
  h: Headcount,
): [string, string] | undefined {
  const { part, unit, multiplyByGuests } = line;
  const base = baseUnit(unit);
  const quantity = toBaseUnit(line.quantity, unit);
  const large = `São ${formatBaseQuantity(quantity, unit)} para cada um. Confira a unidade.`;
  const isDish = isFood(part) && multiplyByGuests && base === "kg";
  if (isDish && compare(quantity, ONE) > 0)
    return [": mais de 1 kg por convidado", large];
  const odd = oddQuantity(line, part);
  const bounds = USUAL_PER_PERSON[base];
  if (odd?.size === "large") {
    const most = formatDecimal(Number(bounds.most));
    return [`: mais de ${most} ${base} por pessoa`, large];
  }
  if (odd) {
    const total = formatTotalQuantity(lineQuantity(line, h), unit, formatCount);
    const small = formatTotalQuantity(
      exact(bounds.least),
      base === "kg" ? "g" : "ml",
    );
    return [
      `: menos de ${small} por pessoa`,
      `São ${formatDecimal(Number(line.quantity))} ${unitLabel(unit)} para cada um, ${total} no total. Confira a unidade.`,
    ];
  }
  const cost = lineCost(line, h);
  if (isZero(cost) || compare(cost, exact(LEAST_LINE_COST)) >= 0)
    return undefined;
  return [
    ` por ${formatMoney(cost)}`,
    "É o total da linha. Confira a quantidade e o preço.",
  ];
}
