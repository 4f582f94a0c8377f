import type { ReceivedBudget } from "shared-contracts/entities/received-budget";

/** A pending wedding with every detail. */
export const received = (
  changes: Partial<ReceivedBudget> = {},
): ReceivedBudget => ({
  id: 1,
  nome: "Casamento de Marina Alves",
  dados: {
    clientInfo: {
      name: "Marina Alves",
      email: "marina@exemplo.com",
      phone: "(31) 99876-5432",
    },
    eventData: {
      event_type: "casamento",
      event_date: "2027-05-15",
      guests: 150,
      duration_hours: 8,
      location: { city: "Belo Horizonte", cep: "30140-071" },
      event_style: "Clássico",
      budget_range: "premium",
    },
    calculatedEvent: { suggested_menu: ["Risoto de palmito", "Bolo"] },
  },
  totalFinal: 37250,
  createdAt: "2026-11-18T15:00:00.000Z",
  status: "PENDING",
  ...changes,
});
