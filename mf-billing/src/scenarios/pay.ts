import { press } from "isolation/press";
import { answer, inTurn } from "isolation/scenario-answer";
import type { Actor } from "isolation/stage/actor";
import type { Payment, PaymentStatus } from "shared-contracts/entities/payment";
import { openPayment, withoutPlan, withPlan } from "../testing/billing-data.ts";

export const statusIs = (status: PaymentStatus) =>
  answer("getPaymentStatus", { payment: { id: openPayment().id, status } });

export const created = (changes: Partial<Payment>) =>
  answer("subscribe", { payment: openPayment(changes) });

export const cardAnswers = (status: PaymentStatus) =>
  answer("payWithCard", { payment: { id: openPayment().id, status } });

/** The account before and after the payment. */
export const paid = inTurn(
  answer("getMySubscription", withoutPlan),
  answer("getMySubscription", withPlan({ daysRemaining: 30 })),
);

/** Takes the monthly plan. */
export async function choosePlan({ screen, user }: Actor) {
  const [first] = await screen.findAllByRole("button", { name: "Assinar" });
  await user.click(first!);
}

async function tellPayer({ screen, user }: Actor) {
  await user.type(await screen.findByLabelText("Nome completo"), "Ana Souza");
  await user.type(screen.getByLabelText("CPF"), "52998224725");
}

export async function payByPix(actor: Actor) {
  await choosePlan(actor);
  await tellPayer(actor);
  await press("Gerar PIX")(actor);
}

export async function payByBoleto(actor: Actor) {
  await choosePlan(actor);
  await actor.user.click(actor.screen.getByRole("radio", { name: /Boleto/ }));
  await tellPayer(actor);
  await press("Gerar boleto")(actor);
}

export async function orderByCard(actor: Actor) {
  const { screen, user } = actor;
  await choosePlan(actor);
  await user.click(screen.getByRole("radio", { name: /Cartão/ }));
  await tellPayer(actor);
  const email = screen.queryByLabelText("Email");
  if (email) await user.type(email, "ana@exemplo.com.br");
  await press("Continuar")(actor);
}

/** A number that no bank gives out. */
export async function payByCard(actor: Actor) {
  const { screen, user } = actor;
  await orderByCard(actor);
  const fields = {
    "Nome impresso no cartão": "ANA SOUZA",
    "Número do cartão": "4111111111111111",
    Mês: "12",
    Ano: String(new Date().getFullYear() + 2),
    CVV: "123",
  };
  for (const [label, text] of Object.entries(fields))
    await user.type(await screen.findByLabelText(label), text);
  await press(/^Pagar R/)(actor);
}

/** By PIX; the payer checks once the five minutes are over. */
export async function payByPixAndCheck(actor: Actor) {
  await payByPix(actor);
  await press("Verificar agora")(actor);
}
