import type { Budget } from "shared-contracts/parts/budget";
import { formatCount } from "shared-contracts/formats/count";
import { exact } from "shared-contracts/numbers/exact";
import { memberName } from "../../steps/team/member-name.ts";
import type { PaperCell, PaperList } from "./paper-list.ts";

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
