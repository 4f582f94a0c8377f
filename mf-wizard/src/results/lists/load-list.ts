import type { Budget } from "shared-contracts/parts/budget";
import { isZero } from "shared-contracts/numbers/exact";
import { budgetHeadcount, lineQuantity } from "shared-contracts/platform/rules";
import { budgetLines } from "../budget-lines.ts";
import { lineName, neededText } from "./list-words.ts";
import { type PaperList, sectionsOf } from "./paper-list.ts";

/**
 * Lista de carga: the operational items that go along; what is rented is ticked out and back, what is bought does not
 * come back. No money.
 */
export function loadList(budget: Budget): PaperList {
  const h = budgetHeadcount(budget);
  const lines = budgetLines(budget).filter(
    (line) => line.part === "generalExpenses" && !isZero(lineQuantity(line, h)),
  );
  const rentedFirst = [
    ...lines.filter(({ isRented }) => isRented),
    ...lines.filter(({ isRented }) => !isRented),
  ];
  return {
    title: "Lista de carga",
    fact: "Saída às ____:____",
    density: "middle",
    columns: [
      { label: "Item", kind: "text" },
      { label: "Quantidade", kind: "number", width: 112 },
      { label: "Saiu", kind: "box", width: 64 },
      { label: "Voltou", kind: "box", width: 84 },
      { label: "Faltas e quebras", kind: "hand", width: 120 },
      { label: "Observação", kind: "hand", width: 120 },
    ],
    sections: sectionsOf(
      rentedFirst,
      ({ isRented }) => (isRented ? "Alugado" : "Comprado"),
      (line) => [
        lineName(line),
        neededText(lineQuantity(line, h), line.unit),
        "",
        line.isRented ? "" : "não volta",
        "",
        "",
      ],
    ),
    signatures: [
      ["Conferido na saída por", "Data e hora", "Placa do veículo"],
      ["Conferido na volta por", "Data e hora", "Assinatura"],
    ],
  };
}
