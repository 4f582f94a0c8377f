import { press } from "isolation/press";
import { noNetwork, refusal } from "isolation/scenario-answer";
import type { Actor } from "isolation/stage/actor";
import type { Receipt } from "shared-contracts/entities/sending";
import { kept, proposals } from "./fixtures/proposal-account.ts";

/** An instalment of the sample's plan; received where there is a day. */
const instalment = (
  label: string,
  amount: number,
  dueDate: string,
  receivedOn: string | null = null,
): Receipt => ({ label, amount, dueDate, receivedOn });

const DEPOSIT = instalment("Sinal (30%)", 7501.2, "2025-12-10", "2025-12-09");
const FIRST = instalment("1ª parcela", 8751.4, "2026-03-10");
const SECOND = instalment("2ª parcela", 8751.4, "2099-04-10");

const approved = (receipts: Receipt[]) =>
  ({ status: "aprovada", receipts }) as const;

const PLAN = approved([DEPOSIT, FIRST, SECOND]);

async function tick({ screen, user }: Actor) {
  const box = { name: "Recebido: 1ª parcela" };
  await user.click(await screen.findByRole("checkbox", box));
}

/** On a phone they are a tab of Results. */
const path = "/results#recebimentos";
const opened = proposals({ path });
const ticking = proposals({ path, api: () => kept(PLAN), play: tick });

const NOT_STORED = "Não foi possível guardar o recebimento";

export const receiptStates = [
  opened("receipts", "Recebimentos", "em atraso", kept(PLAN)),
  opened(
    "receipts-none",
    "Recebimentos: sem plano",
    "Sem plano de pagamento",
    kept(approved([])),
  ),
  opened(
    "receipts-all",
    "Recebimentos: tudo recebido",
    "Tudo recebido em 09/12/2025",
    kept(approved([{ ...DEPOSIT, amount: 25004 }])),
  ),
  opened(
    "receipts-total",
    "Recebimentos: o total mudou",
    "depois da aprovação",
    kept(approved([DEPOSIT, { ...FIRST, amount: 17152.8 }])),
  ),
  opened("receipts-plan", "Recebimentos: alterar plano", "Salvar plano", {
    api: () => kept(PLAN),
    play: press("Alterar plano"),
  }),
  opened("receipts-new-plan", "Recebimentos: criar plano", "Salvar plano", {
    api: () => kept(approved([])),
    play: press("Criar plano"),
  }),
  opened(
    "receipts-no-file",
    "Recebimentos: recibo não veio",
    "Não foi possível fazer o recibo",
    {
      api: () => [...kept(PLAN), refusal("getInstalmentReceipt", "INTERNAL")],
      play: press("Baixar recibo: Sinal (30%)"),
    },
  ),
  ticking("receipts-offline", "Recebimentos: sem resposta", NOT_STORED, [
    noNetwork("followBudget"),
  ]),
  ticking("receipts-gone", "Recebimentos: já excluído", NOT_STORED, [
    refusal("followBudget", "NOT_FOUND"),
  ]),
  ticking("receipts-conflict", "Recebimentos: mudou antes", NOT_STORED, [
    refusal("followBudget", "VERSION_MISMATCH"),
  ]),
];
