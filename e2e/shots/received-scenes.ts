import { answer } from "../src/answer.ts";
import { answerRequests, RECEIVED_LIST } from "../src/received-requests.ts";
import { press, type Scene } from "./scene.ts";

const path = "/orcamentos-recebidos";

/** The requests of clients, and the dialog of a blocked account. */
export const receivedScenes: readonly Scene[] = [
  { name: "110-recebidos-vazio", as: "newcomer", path },
  { name: "111-recebidos", as: "caterer", path, prepare: answerRequests },
  {
    name: "112-recebido-detalhes",
    as: "caterer",
    path,
    prepare: answerRequests,
    act: press("Ver detalhes de Marina Alves"),
  },
  {
    name: "113-recebido-detalhes-faltando",
    as: "caterer",
    path,
    prepare: answerRequests,
    act: press("Ver detalhes de Grupo Horizonte"),
  },
  {
    name: "114-rejeitar",
    as: "caterer",
    path,
    prepare: answerRequests,
    async act(page) {
      await press("Ver detalhes de Marina Alves")(page);
      await press("Rejeitar")(page);
    },
  },
  {
    name: "115-editar-aprovado",
    as: "caterer",
    path,
    prepare: answerRequests,
    async act(page) {
      await press("Ver detalhes de Otávio Lemos")(page);
      await press("Editar")(page);
    },
  },
  {
    name: "116-conta-bloqueada",
    as: "caterer",
    path,
    prepare: (page) =>
      answer(
        page,
        RECEIVED_LIST,
        { error: "Conta bloqueada", code: "ACCOUNT_BLOCKED" },
        403,
      ),
  },
];
