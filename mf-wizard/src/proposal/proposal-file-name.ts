import type { EventData } from "shared-contracts/entities/event-data";

/** The name of a proposal's file. */
export function proposalFileName({ groomName, clientName }: EventData): string {
  return `orcamento-${groomName.trim() || clientName?.trim() || "evento"}.pdf`;
}
