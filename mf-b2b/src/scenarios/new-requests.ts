import { scenariosOf } from "isolation/scenario";
import { answer } from "isolation/scenario-answer";

/** The address in isolation. In the product, mf-wizard's home shows it. */
export const PART = "/parte-do-inicio";

const newRequests = scenariosOf("Pedidos novos, no Início", PART);

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
