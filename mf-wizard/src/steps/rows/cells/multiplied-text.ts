import type { PricedLine } from "shared-contracts/parts/part";
import { formatCount } from "shared-contracts/formats/count";
import type { Headcount } from "shared-contracts/pricing/people-count";
import { peopleCount } from "shared-contracts/platform/rules";

/** The head counts that a row may be multiplied by. */
export type Multiplied = Pick<
  PricedLine,
  "multiplyByGuests" | "multiplyByTeam"
>;

/** Whether a row is multiplied as most are: by the guests alone. */
export function isUsual({ multiplyByGuests, multiplyByTeam }: Multiplied) {
  return multiplyByGuests && !multiplyByTeam;
}

/** By whom a row is multiplied: "137 convidados", "160 com a equipe", "23 da equipe", "Valor fixo". */
export function multipliedText(line: Multiplied, headcount: Headcount): string {
  const { multiplyByGuests, multiplyByTeam } = line;
  if (!multiplyByGuests && !multiplyByTeam) return "Valor fixo";
  const count = formatCount(peopleCount(line, headcount));
  if (multiplyByGuests && multiplyByTeam) return `${count} com a equipe`;
  if (multiplyByTeam) return `${count} da equipe`;
  return `${count} ${count === "1" ? "convidado" : "convidados"}`;
}
