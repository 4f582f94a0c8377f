import type { Page } from "@playwright/test";
import { answer } from "../src/answer.ts";
import { press, type Scene } from "./scene.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const inDays = (days: number) =>
  new Date(Date.now() + days * DAY_MS).toISOString();

const PAID_CARD = "4444444444444444";
const REFUSED_CARD = "5184019740373151";

/** The plans, paying, and what is shown to who has none. */
export const planScenes: readonly Scene[] = [
  { name: "60-planos-visitante", as: "nobody", path: "/plans" },
  { name: "61-planos-sem-plano", as: "visitor", path: "/plans" },
  { name: "62-planos-com-plano", as: "caterer", path: "/plans" },
  {
    name: "63-meu-plano",
    as: "caterer",
    path: "/my-plan",
    prepare: subscription({ left: 131, of: 180 }),
  },
  {
    name: "64-meu-plano-terminando",
    as: "caterer",
    path: "/my-plan",
    prepare: subscription({ left: 5, of: 30 }),
  },
  {
    name: "65-meu-plano-expirado",
    as: "caterer",
    path: "/my-plan",
    prepare: subscription({ left: 0, of: 30 }),
  },
  { name: "66-meu-plano-vazio", as: "visitor", path: "/my-plan" },
  { name: "70-sem-plano", as: "visitor", path: "/" },
  {
    name: "71-plano-expirado",
    as: "caterer",
    path: "/",
    prepare: planStatus({ name: "Mensal", isTrial: false }),
  },
  {
    name: "72-teste-terminou",
    as: "caterer",
    path: "/",
    prepare: planStatus({ name: "Teste grátis", isTrial: true }),
  },
  {
    name: "73-pagamento-confirmado",
    as: "caterer",
    path: "/?payment=success",
    prepare: subscription({ left: 131, of: 180 }),
    act: dialogNamed("Tudo certo com seu plano"),
  },
  {
    name: "74-pagamento-nao-confirmado",
    as: "caterer",
    path: "/?payment=success&plan=Anual",
    act: dialogNamed("Pagamento ainda não confirmado"),
  },
  {
    name: "80-pagamento",
    as: "visitor",
    path: "/plans",
    act: press("Assinar"),
  },
  {
    name: "81-pagamento-dados-erros",
    as: "visitor",
    path: "/plans",
    async act(page) {
      await choose(page, "Cartão");
      await press("Continuar")(page);
      await page.getByText("Por favor, informe seu email").waitFor();
    },
  },
  {
    name: "82-pix",
    as: "visitor",
    path: "/plans",
    async act(page) {
      await choose(page, "PIX", "Helena Prado");
      await press("Gerar PIX")(page);
      await page.getByText("Aguardando pagamento").waitFor();
    },
  },
  {
    name: "83-boleto",
    as: "visitor",
    path: "/plans",
    async act(page) {
      await choose(page, "Boleto", "Helena Prado");
      await press("Gerar boleto")(page);
      await page.getByRole("link", { name: "Abrir boleto" }).waitFor();
    },
  },
  {
    name: "84-cartao-erros",
    as: "visitor",
    path: "/plans",
    async act(page) {
      await cardForm(page);
      await press(/^Pagar /)(page);
      await page.getByText("CVV obrigatório").waitFor();
    },
  },
  {
    name: "85-cartao-recusado",
    as: "visitor",
    path: "/plans",
    async act(page) {
      await pay(page, REFUSED_CARD);
      await page.getByRole("button", { name: "Tentar Novamente" }).waitFor();
    },
  },
  {
    name: "86-pagamento-pago",
    as: "saver",
    path: "/plans",
    async act(page) {
      await pay(page, PAID_CARD);
      await dialogNamed("Tudo certo com seu plano")(page);
    },
  },
];

function dialogNamed(name: string) {
  return (page: Page) => page.getByRole("dialog", { name }).waitFor();
}

async function choose(page: Page, method: string, name = "") {
  await press("Assinar")(page);
  await page.getByRole("radio", { name: method }).check();
  await page.getByLabel("Nome completo").fill(name);
  await page.getByLabel("CPF").fill(name && "52998224725");
}

async function cardForm(page: Page) {
  await choose(page, "Cartão", "Helena Prado");
  await page.getByLabel("Email").fill("helena@example.com");
  await press("Continuar")(page);
  await page.getByLabel("Número do cartão").waitFor();
}

async function pay(page: Page, number: string) {
  await cardForm(page);
  await page.getByLabel("Nome impresso no cartão").fill("Helena Prado");
  await page.getByLabel("Número do cartão").fill(number);
  await page.getByLabel("Mês", { exact: true }).fill("12");
  await page
    .getByLabel("Ano", { exact: true })
    .fill(String(new Date().getFullYear() + 2));
  await page.getByLabel("CVV").fill("123");
  await press(/^Pagar /)(page);
}

/** The account's plan is one that ended yesterday. */
function planStatus(plan: { name: string; isTrial: boolean }) {
  return (page: Page) =>
    answer(page, /\/user\/status$/, {
      hasActivePlan: false,
      currentPlan: { endDate: inDays(-1), plan },
    });
}

/** The account's plan has so many days left of so many. */
function subscription({ left, of }: { left: number; of: number }) {
  return (page: Page) =>
    answer(page, /\/plans\/my-subscription$/, {
      hasActivePlan: left > 0,
      usedFreeTrial: true,
      subscription: {
        planName: of === 30 ? "Mensal" : "Semestral",
        status: left > 0 ? "ACTIVE" : "EXPIRED",
        startDate: inDays(left - of),
        endDate: inDays(left),
        daysRemaining: left,
      },
    });
}
