import { scenariosOf } from "isolation/scenario";
import { answer, answers, noNetwork } from "isolation/scenario-answer";

const home = scenariosOf("Início", "/");

const request = (id: number, nome: string) => ({
  id,
  nome,
  createdAt: "2026-11-20T15:00:00.000Z",
});

/** Home with requests that wait, and while nobody knows of any. */
export const deskStates = [
  home("home-requests", "Com pedidos recebidos", "Casamento de Marina", {
    ...answers(
      answer("listReceivedSummaries", [
        request(1, "Casamento de Marina"),
        request(2, "Formatura do Colégio Santo Antônio"),
        request(3, "Festa de 15 anos da Beatriz"),
      ]),
    ),
  }),
  home("home-requests-unknown", "Pedidos sem conexão", "Próximos eventos", {
    ...answers(noNetwork("listReceivedSummaries")),
  }),
];
