import type { Page } from "@playwright/test";
import { answer } from "../src/answer.ts";
import { press, type Scene } from "./scene.ts";

const LIST = /\/b2b\/orcamentos\/recebidos\/list$/;
const path = "/orcamentos-recebidos";

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

/** What clients asked for, and what a blocked account is told. */
export const receivedScenes: readonly Scene[] = [
  { name: "110-recebidos-vazio", as: "newcomer", path },
  { name: "111-recebidos", as: "caterer", path, prepare: asked },
  {
    name: "112-recebido-detalhes",
    as: "caterer",
    path,
    prepare: asked,
    act: press("Ver detalhes de Marina Alves"),
  },
  {
    name: "113-recebido-detalhes-faltando",
    as: "caterer",
    path,
    prepare: asked,
    act: press("Ver detalhes de Grupo Horizonte"),
  },
  {
    name: "114-conta-bloqueada",
    as: "caterer",
    path,
    prepare: (page) =>
      answer(
        page,
        LIST,
        { error: "Conta bloqueada", code: "ACCOUNT_BLOCKED" },
        403,
      ),
  },
];

function asked(page: Page) {
  return answer(page, LIST, REQUESTS);
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
