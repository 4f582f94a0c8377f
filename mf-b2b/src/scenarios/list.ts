import { press } from "isolation/press";
import { scenariosOf } from "isolation/scenario";
import {
  answer,
  answerBy,
  inTurn,
  noNetwork,
  refusal,
  type ScenarioAnswer,
} from "isolation/scenario-answer";
import { loadingStates } from "isolation/usual-states";
import type { ReceivedBudget } from "shared-contracts/entities/received-budget";
import { received } from "../testing/received-data.ts";
import { answered, DETAILS, listed, PATH } from "./requests.ts";

/** A list that remembers what was decided. */
function decidable(): readonly ScenarioAnswer[] {
  let status: ReceivedBudget["status"] = "PENDING";
  const decide = (to: ReceivedBudget["status"]) => () => {
    status = to;
    return { success: true };
  };
  return [
    answerBy("listReceivedBudgets", () => [received({ status })]),
    answerBy("approveReceivedBudget", decide("ACCEPTED")),
    answerBy("rejectReceivedBudget", decide("REJECTED")),
  ];
}

export const FAILED = "Erro ao carregar orçamentos recebidos";

const list = scenariosOf("Lista", PATH);

export const intakeKey = (active: boolean) => ({
  active,
  last4: active ? "9fT2" : null,
  createdAt: active ? "2026-11-12T15:00:00.000Z" : null,
  lastRequestAt: null,
  url: "https://banquete.example.com/api/b2b/orcamentos",
});

export const listStates = [
  list(
    "received",
    "Pedidos recebidos",
    "2 pedidos sem resposta, de 4 recebidos",
  ),
  list("received-one", "Um pedido", "1 pedido sem resposta, de 1 recebido", [
    listed(received()),
  ]),
  list(
    "received-answered",
    "Um pedido respondido",
    "Respondido em 20/11/2026",
    [listed(answered)],
  ),
  list(
    "received-many",
    "500 pedidos",
    "500 pedidos sem resposta, de 500 recebidos",
    [
      listed(
        ...Array.from({ length: 500 }, (_, index) =>
          received({ id: index + 1 }),
        ),
      ),
    ],
  ),
  list(
    "received-hostile",
    "Textos hostis e longos",
    "<img src=x onerror=alert(1)>",
    [
      listed(
        received({
          dados: {
            clientInfo: {
              name: "<img src=x onerror=alert(1)>",
              email: `${"muito-longo-".repeat(12)}@exemplo.com`,
              phone: "javascript:alert(1)",
            },
            eventData: { event_type: "x".repeat(120), guests: 1_000_000 },
          },
          totalFinal: 999_999_999.99,
        }),
      ),
    ],
  ),
  list("received-none", "Nenhum pedido", "Nenhum orçamento recebido", [
    listed(),
  ]),
  list(
    "received-none-key",
    "Nenhum pedido, com chave",
    "Sua chave está ativa desde 12/11/2026.",
    [listed(), answer("getIntakeKey", intakeKey(true))],
  ),
  list(
    "received-none-key-unknown",
    "Nenhum pedido, chave que não se sabe",
    "Nenhum orçamento recebido",
    [listed(), noNetwork("getIntakeKey")],
  ),
  ...loadingStates({
    id: "received",
    group: "Lista",
    path: PATH,
    call: "listReceivedBudgets",
    loading: "Carregando orçamentos recebidos...",
    failed: FAILED,
  }),
  list(
    "received-stale",
    "Atualização que falha",
    "Esta é a última lista recebida, de hoje às",
    {
      api: () => [
        inTurn(
          listed(received()),
          refusal("listReceivedBudgets", "RATE_LIMITED"),
        ),
      ],
      play: press(DETAILS, "Fechar", "Atualizar"),
    },
  ),
  list("received-approved", "Aprovado na lista", "Aprovado", {
    api: decidable,
    play: press(DETAILS, /^Aprovar/, "Aprovar"),
  }),
];
