import type { Budget } from "shared-contracts/parts/budget";
import type { TeamMember } from "shared-contracts/parts/team";
import { toNumber } from "shared-contracts/numbers/exact";
import { formatCount } from "shared-contracts/formats/count";
import { budgetHeadcount } from "shared-contracts/platform/rules";
import { memberName } from "../team/member-name.ts";
import type { PaperCell, PaperList } from "./paper-list.ts";

/**
 * A row of the team with more people than this is one line to sign, not one for each: nobody prints a thousand lines.
 */
const MOST_LINES = 200;

/** Lista da equipe: a line to fill in and sign for each person. No money. */
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
    sections: [{ rows: budget.team.flatMap(people), blankRows: 2 }],
    signatures: [
      ["Responsável pela equipe", "Ponto de encontro", "Hora de chegada"],
    ],
  };
}

function people(member: TeamMember): PaperCell[][] {
  const text = memberName(member);
  const count = Math.ceil(member.quantity);
  const line = (cell: PaperCell): PaperCell[] => [cell, "", "", "", "", ""];
  if (count === 1) return [line(text)];
  if (count > MOST_LINES) return [line({ text, note: `${count} pessoas` })];
  return Array.from({ length: count }, (_, index) =>
    line({ text, note: `${index + 1} de ${count}` }),
  );
}
