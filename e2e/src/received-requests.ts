import type { Page } from "@playwright/test";
import { answer } from "./answer.ts";

/** The address of the list of received budgets, and of the one without their contents. */
const RECEIVED_LIST = /\/b2b\/orcamentos\/recebidos\/list$/;
const RECEIVED_SUMMARIES = /\/b2b\/orcamentos\/recebidos\/list\?campos=resumo$/;

const REQUESTS = [
  request(4, "PENDING", 37250, "Marina Alves", "Casamento", 150, {
    duration_hours: 8,
    location: { city: "Belo Horizonte", cep: "30140-071" },
    event_style: "Clássico",
    budget_range: "premium",
  }),
  request(3, "PENDING", 0, "Grupo Horizonte", "Happy Hour", 90),
  request(2, "ACCEPTED", 8745.9, "Otávio Lemos", "Aniversário Infantil", 60),
  request(1, "REJECTED", 3890, "Clara Menezes", "Brunch", 40),
];

/** Four requests of an account: two pending, one approved and one rejected. */
export function answerRequests(page: Page): Promise<unknown> {
  return answer(page, RECEIVED_LIST, REQUESTS);
}

/** The two pending ones, as home and the menu count them. */
export function answerRequestSummaries(page: Page): Promise<unknown> {
  const pending = REQUESTS.filter(({ status }) => status === "PENDING");
  return answer(page, RECEIVED_SUMMARIES, pending);
}

function request(
  id: number,
  status: string,
  totalFinal: number,
  name: string,
  event_type: string,
  guests: number,
  more: object = {},
) {
  return {
    id,
    nome: `${event_type} de ${name}`,
    status,
    totalFinal,
    createdAt: `2026-11-${10 + id}T15:00:00.000Z`,
    dados: {
      clientInfo: { name, email: "cliente@exemplo.com", phone: "31998765432" },
      eventData: { event_type, guests, ...more },
      calculatedEvent: { suggested_menu: ["Risoto de palmito", "Brownie"] },
    },
  };
}
