import type { Accepted } from "shared-contracts/entities/acceptance";
import { formatDay } from "shared-contracts/formats/format-day";
import { seenAt } from "../client-page/seen-text.ts";

/**
 * What the client accepted of the budget with that id: "Aceita por Helena Souza em 25/11 às 14:02, opção B"; of another
 * budget that its proposal offered "Opção B foi aceita".
 */
export function acceptedText(
  { at, name, option, budget }: Accepted,
  id: number,
): string {
  if (budget !== id) return `Opção ${option} foi aceita`;
  const words = `Aceita por ${name} ${seenAt(at)}`;
  return option ? `${words}, opção ${option}` : words;
}

/** "Aditivo enviado em 24/11/2026, aguardando aceite". */
export function addendumText(addendumAt: string): string {
  return `Aditivo enviado em ${formatDay(addendumAt)}, aguardando aceite`;
}
