import type { BudgetStore } from "shared-contracts/budget-store/budget-store";
import type { Edited } from "shared-contracts/budget-store/history";
import { EVENT_WORDS, ROW_WORDS } from "shared-contracts/formats/field-words";
import {
  fixedCostLabel,
  MARGINS,
  WIZARD_STEPS,
} from "shared-contracts/platform/rules";
import type { NamedRow } from "../../steps/rows/named-row.ts";

/** What an edit changes: "quantidade de Gin (2*3)", as it was typed, "convidados", "ordem em Bebidas". */
export function editedWords(
  store: BudgetStore,
  { on, of, field = "", typed }: Edited,
): string {
  const key = String(field);
  if (of === store) return "nome do orçamento";
  if (of === store.event) return EVENT_WORDS[key] ?? "dados do evento";
  if (of === store.fixedCosts) return fixedCostLabel(key).toLowerCase();
  if (of === store.actual) return "valor pago";
  if (of === store.margins) return marginLabel(key).toLowerCase();
  if (isNamed(of)) {
    const what = key === "" ? "inclusão" : (ROW_WORDS[key] ?? "alteração");
    return `${what} de ${nameInWords(of)}${typed ? ` (${typed})` : ""}`;
  }
  const step = WIZARD_STEPS.find((each) => each.key === on);
  return `ordem em ${step?.label}`;
}

/** The name of a row or group, as a sentence holds it. */
export function nameInWords(row: object): string {
  const name = isNamed(row) ? row.fields.name.trim() : "";
  return name || "item sem nome";
}

function marginLabel(margin: string): string {
  return MARGINS.find(({ key }) => key === margin)?.label ?? margin;
}

/** Rows and groups have an id and a name; lists have neither. */
function isNamed(of: object): of is NamedRow {
  return "id" in of && "fields" in of;
}
