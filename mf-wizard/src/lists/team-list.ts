import type { Budget } from "shared-contracts/parts/budget";
import {
  type Exact,
  add,
  exact,
  toNumber,
  ZERO,
} from "shared-contracts/numbers/exact";
import { formatCount } from "shared-contracts/formats/count";
import { budgetHeadcount } from "shared-contracts/platform/rules";
import { memberName } from "../team/member-name.ts";
import type { PaperList } from "./paper-list.ts";

/** Lista da equipe: a line for each role or name, with how many people it has. No money. */
export function teamList(budget: Budget): PaperList {
  const { team: size } = budgetHeadcount(budget);
  return {
    title: "Lista da equipe",
    fact: `${formatCount(size)} ${toNumber(size) === 1 ? "pessoa" : "pessoas"}`,
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
        rows: [...peopleByName(budget)].map(([name, people]) => [
          toNumber(people) === 1 ? name : `${name} × ${formatCount(people)}`,
        ]),
      },
    ],
    signatures: [
      ["Responsável pela equipe", "Ponto de encontro", "Hora de chegada"],
    ],
  };
}

/** How many people each role or name has, in the order met; rows of nobody are left out. */
function peopleByName({ team }: Budget): Map<string, Exact> {
  const people = new Map<string, Exact>();
  for (const member of team) {
    if (!(member.quantity > 0)) continue;
    const name = memberName(member);
    const before = people.get(name) ?? ZERO;
    people.set(name, add(before, exact(member.quantity)));
  }
  return people;
}
