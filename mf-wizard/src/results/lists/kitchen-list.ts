import type { Budget } from "shared-contracts/parts/budget";
import { isZero } from "shared-contracts/numbers/exact";
import { formatDecimal } from "shared-contracts/numbers/format-number";
import {
  LINE_PARTS,
  budgetHeadcount,
  lineQuantity,
  peopleCount,
  unitLabel,
} from "shared-contracts/platform/rules";
import { formatCount } from "shared-contracts/formats/count";
import { type BudgetLine, budgetLines } from "../budget-lines.ts";
import { teamInWords } from "../../steps/rows/team-in-words.ts";
import { lineName, neededText } from "./list-words.ts";
import { type PaperList, sectionsOf } from "./paper-list.ts";

/** Lista da cozinha: what is prepared, for how many and how much in all. No money. */
export function kitchenList(budget: Budget): PaperList {
  const h = budgetHeadcount(budget);
  const lines = budgetLines(budget).filter(
    (line) =>
      LINE_PARTS[line.part].kind === "food" && !isZero(lineQuantity(line, h)),
  );
  return {
    title: "Lista da cozinha",
    fact: teamInWords(budget.team),
    density: "close",
    columns: [
      { label: "Preparo", kind: "text" },
      { label: "Por pessoa", kind: "number", width: 116 },
      { label: "Pessoas", kind: "number", width: 84 },
      { label: "Total", kind: "number", width: 116, strong: true },
      { label: "Pronto", kind: "box", width: 64 },
    ],
    sections: sectionsOf(lines, heading, (line) => {
      const fixed = !line.multiplyByGuests && !line.multiplyByTeam;
      return [
        lineName(line),
        fixed
          ? ""
          : `${formatDecimal(Number(line.quantity))} ${unitLabel(line.unit)}`,
        fixed ? "" : formatCount(peopleCount(line, h)),
        neededText(lineQuantity(line, h), line.unit),
        "",
      ];
    }),
    signatures: [],
    notes: "Observações da cozinha",
  };
}

function heading({ part, group }: BudgetLine): string {
  const name = group?.name.trim();
  const { label } = LINE_PARTS[part];
  return name ? `${label}: ${name}` : label;
}
