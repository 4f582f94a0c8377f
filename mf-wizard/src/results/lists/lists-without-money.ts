import type { Recipe } from "shared-contracts/entities/recipe";
import type { Budget } from "shared-contracts/parts/budget";
import { exact, isZero } from "shared-contracts/numbers/exact";
import { formatDecimal } from "shared-contracts/numbers/format-number";
import {
  budgetHeadcount,
  LINE_PARTS,
  lineQuantity,
  peopleCount,
  unitLabel,
} from "shared-contracts/platform/rules";
import { formatCount } from "shared-contracts/formats/count";
import { type BudgetLine, budgetLines } from "../budget-lines.ts";
import { teamInWords } from "../../steps/rows/team-in-words.ts";
import { lineName, neededText } from "./list-words.ts";
import { type PaperCell, type PaperList, sectionsOf } from "./paper-list.ts";
import { recipeSections } from "./recipe-sections.ts";
import { memberName } from "../../steps/team/member-name.ts";

/** Lista da cozinha: what is prepared, for how many and how much in all, and by which recipes. No money. */
export function kitchenList(
  budget: Budget,
  recipes: readonly Recipe[],
): PaperList {
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
    sections: [
      ...sectionsOf(lines, heading, (line) => {
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
      ...recipeSections(lines, h, recipes),
    ],
    signatures: [],
    notes: "Observações da cozinha",
  };
}

/** Lista da cozinha of at least one event: each heading begins with the event's name. */
export function kitchenOfEvents(
  events: readonly { shortName: string; budget: Budget }[],
  recipes: readonly Recipe[],
): PaperList {
  const lists = events.map(({ budget }) => kitchenList(budget, recipes));
  return {
    ...lists[0]!,
    // The team differs between events.
    fact: "",
    sections: lists.flatMap(({ sections }, at) =>
      sections.map(({ title, rows }) => ({
        title: `${events[at]!.shortName}: ${title}`,
        rows,
      })),
    ),
  };
}

function heading({ part, group }: BudgetLine): string {
  const name = group?.name.trim();
  const { label } = LINE_PARTS[part];
  return name ? `${label}: ${name}` : label;
}

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

/** More people of one name share a line: nobody signs for a thousand extras one by one. */
const MOST_LINES = 200;

/**
 * Lista da equipe: a line for each person, those of one role or name together. No money. Leaves out a role of the
 * caterer's without a cost, which only says how many meals the team needs. [people-without-cost]
 */
export function teamList(budget: Budget): PaperList {
  const people = peopleByName(budget);
  const size = [...people.values()].reduce((all, count) => all + count, 0);
  return {
    title: "Lista da equipe",
    fact: `${formatCount(exact(size))} ${size === 1 ? "pessoa" : "pessoas"}`,
    density: "tall",
    columns: [
      { label: "Função", kind: "text", width: 178 },
      { label: "Nome", kind: "hand" },
      { label: "Telefone", kind: "hand", width: 116 },
      { label: "Chegou", kind: "hand", width: 60 },
      { label: "Saiu", kind: "hand", width: 60 },
      { label: "Assinatura", kind: "hand", width: 112 },
    ],
    sections: [
      {
        rows: [...people].flatMap(([name, count]) =>
          linesOf(name, count).map((cell) => [cell]),
        ),
      },
    ],
    signatures: [
      ["Responsável pela equipe", "Ponto de encontro", "Hora de chegada"],
    ],
  };
}

/** "Garçom 1 de 6" to "Garçom 6 de 6". */
function linesOf(name: string, count: number): PaperCell[] {
  if (count === 1) return [name];
  if (count > MOST_LINES) return [`${name} × ${formatCount(exact(count))}`];
  return Array.from({ length: count }, (_, index) => ({
    text: name,
    note: `${index + 1} de ${count}`,
  }));
}

/** How many people each role or name has, in the order met; rows of nobody are left out. */
function peopleByName({ team }: Budget): Map<string, number> {
  const people = new Map<string, number>();
  for (const member of team) {
    const { quantity, role, cost } = member;
    if (!(quantity > 0) || (role === "custom" && cost === 0)) continue;
    const name = memberName(member);
    // Old data may have a part of a person.
    people.set(name, (people.get(name) ?? 0) + Math.ceil(quantity));
  }
  return people;
}
