import { scenariosOf } from "isolation/scenario";
import { answer } from "isolation/scenario-answer";

/** Where the shell shows it, on a page of mf-wizard. */
export const HOME = "/";

const newRequests = scenariosOf("Pedidos novos, no Início", HOME);

const request = (id: number, nome: string) => ({
  id,
  nome,
  createdAt: "2026-11-20T15:00:00.000Z",
});

export const newRequestStates = [
  newRequests("new-requests", "Três pedidos", "Casamento de Marina", [
    answer("listReceivedSummaries", [
      request(1, "Casamento de Marina"),
      request(2, "Formatura do Colégio Santo Antônio"),
      request(3, "Festa de 15 anos da Beatriz"),
    ]),
  ]),
  newRequests("new-requests-one", "Um pedido", "Casamento de Rui", [
    answer("listReceivedSummaries", [request(1, "Casamento de Rui")]),
  ]),
];
