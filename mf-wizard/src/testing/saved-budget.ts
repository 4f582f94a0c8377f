import { SAMPLE_100 } from "shared-contracts/catalog/templates/sample-100";
import type { SavedBudget } from "shared-contracts/entities/saved-budget";

/** The sample budget as the API keeps it, saved on 20/11/2026 for an event on 27/02/2027. */
export function savedBudget(changes: Partial<SavedBudget> = {}): SavedBudget {
  return {
    id: 1,
    nome: "Casamento Helena e Rafael",
    dados: {
      ...SAMPLE_100,
      eventData: {
        ...SAMPLE_100.eventData,
        eventType: "Casamento",
        eventDate: "2027-02-27",
        guests: 120,
      },
    },
    totalFinal: 28102.2,
    createdAt: "2026-11-19T15:00:00.000Z",
    updatedAt: "2026-11-20T15:00:00.000Z",
    versao: 3,
    ...changes,
  };
}
