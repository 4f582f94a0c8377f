import { screen, waitFor, within } from "@testing-library/react";
import { ApiError } from "shared-contracts/client/api-error";
import type { MySubscription } from "shared-contracts/entities/subscription";
import {
  type Answers,
  type AppStateOptions,
  renderWithAppState,
} from "shared-contracts/testing/render-with-app-state";
import {
  plansAnswer,
  withoutPlan,
  withPlan,
  withPlanOver,
} from "../testing/billing-data.ts";
import { noAnswer, refuse } from "../testing/refusals.ts";
import { PlansPage } from "./PlansPage.tsx";

function renderPage(
  mine: MySubscription,
  answers: Answers = {},
  options: AppStateOptions = {},
) {
  return renderWithAppState(<PlansPage />, {
    path: "/plans",
    answers: {
      listPlans: () => plansAnswer(),
      listOpenPayments: () => [],
      getMySubscription: () => mine,
      activateTrial: () => ({ success: true }),
      ...answers,
    },
    ...options,
  });
}

/** The card of a plan, once it is there. */
async function card(name: string) {
  const heading = await screen.findByRole("heading", { name });
  return within(heading.closest("li")!);
}

const trialButton = () =>
  screen.findByRole("button", { name: "Começar teste grátis" });

test("each plan shows its price for its days and for a month", async () => {
  renderPage(withoutPlan);
  const plan = await card("Semestral");
  expect(plan.getByText("R$ 239,90")).toBeVisible();
  expect(plan.getByText("por 180 dias")).toBeVisible();
  expect(plan.getByText("R$ 39,98 a cada 30 dias")).toBeVisible();
  expect((await card("Anual")).getByText("Menor preço")).toBeVisible();
});

test("with a plan: banner, its card renews, no trial once it was used", async () => {
  renderPage(withPlan());
  expect(
    await screen.findByText(
      /Termina em 27\/11\/2026. Os 7 dias restantes somam ao novo plano./,
    ),
  ).toHaveTextContent("Plano ativo: Mensal.");
  const current = await card("Mensal");
  expect(current.getByText("Plano atual")).toBeVisible();
  expect(current.getByRole("button", { name: "Renovar" })).toBeEnabled();
  expect(screen.queryByRole("heading", { name: "Teste grátis" })).toBeNull();
});

test("the trial cannot be taken beside a plan, and the card shows the reason", async () => {
  renderPage({ ...withPlan(), usedFreeTrial: false });
  expect(await trialButton()).toBeDisabled();
  expect(screen.getByText("Indisponível: você já tem um plano")).toBeVisible();
});

test.each<[string, MySubscription, string]>([
  [
    "none yet",
    withoutPlan,
    "Você ainda não tem um plano. Comece com 7 dias grátis!",
  ],
  [
    "none, the trial used",
    { ...withoutPlan, usedFreeTrial: true },
    "Você ainda não tem um plano. Escolha um plano para usar o app.",
  ],
  ["one that is over", withPlanOver("Mensal"), "Seu plano expirou."],
  [
    "the trial over",
    withPlanOver("Teste grátis"),
    "Seu período de teste de 7 dias terminou.",
  ],
])("no plan (%s) shows a line above the plans", async (_, mine, text) => {
  renderPage(mine);
  await card("Mensal");
  expect(
    screen
      .getAllByRole("status")
      .some((status) => status.textContent.includes(text)),
  ).toBe(true);
});

test.each([
  [refuse(503, "UNAVAILABLE", "HTTP 503"), "Erro ao buscar planos: 503"],
  [
    noAnswer,
    "Erro ao carregar planos: Falha após 3 tentativas: sem conexão com o servidor",
  ],
])("plans that do not come", async (listPlans, text) => {
  renderPage(withoutPlan, { listPlans });
  expect(await screen.findByRole("alert")).toHaveTextContent(text);
  expect(
    screen.getByRole("button", { name: "Tentar Novamente" }),
  ).toBeVisible();
});

test("plans can be bought even when the subscription cannot be loaded", async () => {
  renderPage(withoutPlan, { getMySubscription: refuse(500, "INTERNAL", "x") });
  expect(await card("Anual")).toBeTruthy();
  expect(
    screen.getByText("Erro ao carregar informações do plano"),
  ).toBeVisible();
});

test.each(["Começar teste grátis", "Assinar"])(
  "a visitor sees the plans, and '%s' leads to sign in",
  async (name) => {
    const page = renderPage(withoutPlan, {}, { userId: "anonymous" });
    const [button] = await screen.findAllByRole("button", { name });
    await page.user.click(button!);
    expect(page.path()).toBe("/login");
    expect(page.state()).toEqual({ from: "/plans" });
    expect(page.calls.map(({ name }) => name)).toEqual(["listPlans"]);
  },
);

describe("the trial", () => {
  test("is one click: it starts, the gate looks again, home", async () => {
    const page = renderPage(withoutPlan);
    await page.user.dblClick(await trialButton());
    await waitFor(() => expect(page.path()).toBe("/"));
    expect(
      page.calls.filter(({ name }) => name === "activateTrial"),
    ).toHaveLength(1);
    expect(page.planChecks()).toBe(1);
    expect(page.notices).toEqual([
      { text: "Teste grátis ativado com sucesso!" },
    ]);
  });

  test("leads back to where the gate stood", async () => {
    const page = renderPage(withoutPlan, {}, { state: { from: "/results" } });
    await page.user.click(await trialButton());
    await waitFor(() => expect(page.path()).toBe("/results"));
  });

  test.each([
    [refuse(409, "CONFLICT", "Você já usou o teste"), "Você já usou o teste"],
    [
      () => {
        throw new Error();
      },
      "Erro ao ativar teste grátis",
    ],
    [
      () => {
        throw new ApiError("HTTP 400", {
          code: "VALIDATION",
          status: 400,
          attempts: 1,
        });
      },
      "Erro ao ativar teste grátis",
    ],
  ])(
    "that fails says so twice, and goes under the same key again",
    async (activateTrial, text) => {
      const page = renderPage(withoutPlan, { activateTrial });
      await page.user.click(await trialButton());
      expect(await screen.findByRole("alert")).toHaveTextContent(text);
      expect(page.notices).toEqual([{ text, tone: "error", about: "trial" }]);
      await page.user.click(await trialButton());
      const keys = page.calls
        .filter(({ name }) => name === "activateTrial")
        .map(({ request }) => request.idempotencyKey);
      expect(keys).toHaveLength(2);
      expect(keys[0]).toBe(keys[1]);
      expect(page.withdrawn).toEqual(["trial", "trial"]);
      expect(page.path()).toBe("/plans");
    },
  );
});
