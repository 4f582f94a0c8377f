import { formatMoney, formatPercent } from "shared-contracts/formats/money";
import { capitalized } from "shared-contracts/formats/capitalized";
import { counted } from "shared-contracts/formats/count";
import { EVENT_WORDS, ROW_WORDS } from "shared-contracts/formats/field-words";
import { isPlain } from "shared-contracts/entities/plain";
import type { Joined, Question } from "shared-contracts/merging/merge-budgets";
import type { Sides } from "shared-contracts/merging/merge-value";
import { formatDecimal } from "shared-contracts/numbers/format-number";
import type { Budget } from "shared-contracts/parts/budget";
import {
  BILL,
  fixedCostLabel,
  MARGINS,
  unitLabel,
} from "shared-contracts/platform/rules";

const MONEY = ["unitPrice", "cost"];

/** What a question is about: "Convidados", "Cerveja, preço". */
export function questionLabel(
  { path }: Pick<Question, "path">,
  sides: Sides<Budget> | null,
): string {
  const [section, ...rest] = path;
  const field = String(rest.at(-1) ?? "");
  if (path.join("/") === "team/quantity") return "Pessoas da equipe";
  if (section === "nome") return "Nome do orçamento";
  if (section === "eventData")
    return capitalized(EVENT_WORDS[field] ?? "dados do evento");
  if (section === "fixedCosts") return fixedCostLabel(field);
  if (section === "proposal") return "Proposta";
  if (section === "actual") return "Valores pagos";
  const margin = MARGINS.find(({ key }) => key === section);
  if (margin) return margin.label;
  const part = BILL.find(({ key }) => key === section);
  if (!part) return "Outros dados";
  const name = sides && nameAt(path, sides);
  const label = name ? name : part.label;
  return ROW_WORDS[field] ? `${label}, ${ROW_WORDS[field]}` : label;
}

/** One side's value, as a caterer reads it. */
export function valueWords(
  { path }: Pick<Question, "path">,
  value: unknown,
): string {
  const field = String(path.at(-1) ?? "");
  if (value === undefined)
    return typeof path.at(-1) === "number" ? "Excluído" : "Vazio";
  if (path.join("/") === "team/quantity" && isPlain(value)) {
    const people = Object.values(value).map(Number);
    const sum = people.reduce((all, one) => all + one, 0);
    return counted(sum, "pessoa", "pessoas");
  }
  if (typeof value === "boolean") return value ? "Sim" : "Não";
  if (typeof value === "number") {
    if (path[0] === "fixedCosts" || MONEY.includes(field))
      return formatMoney(value);
    const isMargin = MARGINS.some(({ key }) => key === path[0]);
    return isMargin ? formatPercent(value, 1) : formatDecimal(value);
  }
  if (typeof value === "string") {
    if (value.trim() === "") return "Vazio";
    return field === "unit" ? unitLabel(value) : value;
  }
  const name = isPlain(value) && value["name"];
  return typeof name === "string" && name.trim() ? name : "Alterado";
}

/** A change of one side: "Convidados", "de 137 para 142". */
export function joinedWords(
  joined: Joined,
  sides: Sides<Budget> | null,
): { label: string; change: string } {
  const { path, from, to } = joined;
  const isRow = typeof path.at(-1) === "number";
  // A new row of this device may have another id in the merge.
  const row = isRow && isPlain(to) ? valueWords(joined, to) : "Alterado";
  const label = row === "Alterado" ? questionLabel(joined, sides) : row;
  if (isRow && from === undefined) return { label, change: "novo" };
  if (isRow && to === undefined) return { label, change: "excluído" };
  const [before, after] = [valueWords(joined, from), valueWords(joined, to)];
  return {
    label,
    change: before === after ? "alterado" : `de ${before} para ${after}`,
  };
}

/** The name of the row or group at a path: mine, theirs, else the one before. */
function nameAt(
  path: Question["path"],
  { mine, theirs, base }: Sides<Budget>,
): string {
  for (const side of [mine, theirs, base]) {
    let at: unknown = side;
    let name = "";
    for (const key of path) {
      if (Array.isArray(at))
        at = at.find((row: unknown) => isPlain(row) && row["id"] === key);
      else if (isPlain(at)) at = at[String(key)];
      if (isPlain(at) && typeof at["name"] === "string") name = at["name"];
    }
    if (name.trim()) return name.trim();
  }
  return "";
}
