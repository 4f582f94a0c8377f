import { screen, waitFor, within } from "@testing-library/react";
import type {
  AutomaticPix,
  MySubscription,
} from "shared-contracts/entities/subscription";
import {
  type Answers,
  renderWithAppState,
} from "shared-contracts/testing/render-with-app-state";
import {
  automaticPix,
  plansAnswer,
  usage,
  withoutPlan,
  withPlan,
  withPlanOver,
} from "../testing/billing-data.ts";
import { refuse } from "../testing/refusals.ts";
import { MyPlanPage } from "./MyPlanPage.tsx";

const renderPage = (mine: MySubscription, answers: Answers = {}) =>
  renderWithAppState(<MyPlanPage />, {
    path: "/my-plan",
    answers: {
      listPlans: () => plansAnswer(),
      listOpenPayments: () => [],
      listPayments: () => [],
      getUsage: () => usage,
      getMySubscription: () => mine,
      ...answers,
    },
  });

const renew = () =>
  screen.getByRole("link", { name: "Renovar ou mudar de plano" });

test("a plan that runs: its name, days, dates and how to renew", async () => {
  renderPage(
    withPlan({
      planName: "Semestral",
      daysRemaining: 131,
      endDate: "2027-04-26T15:00:00.000Z",
    }),
  );
  expect(await screen.findByText("Plano Semestral")).toBeVisible();
  expect(await screen.findByText("Plano de 180 dias")).toBeVisible();
  expect(screen.getByText("Ativo")).toBeVisible();
  expect(screen.getByText("131 dias")).toBeVisible();
  expect(screen.getByText("Início 28/10/2026")).toBeVisible();
  expect(screen.getByText("Término 26/04/2027")).toBeVisible();
  expect(
    screen.getByRole("img", { name: "131 de 180 dias restantes" }),
  ).toBeVisible();
  expect(
    screen.getByText("Ao renovar, os 131 dias restantes somam ao novo plano."),
  ).toBeVisible();
  expect(renew()).toHaveAttribute("href", "/plans");
  expect(renew()).toHaveAttribute("data-variant", "secondary");
  expect(screen.queryByText(/Seu plano termina/)).toBeNull();
});

test.each([
  [8, null],
  [7, "Seu plano termina em 7 dias."],
  [1, "Seu plano termina em 1 dia."],
])("with %i days left the warning is %s", async (daysRemaining, warning) => {
  renderPage(withPlan({ daysRemaining }));
  await screen.findByText("Plano Mensal");
  if (warning === null) expect(screen.queryByText(/termina em/)).toBeNull();
  else {
    expect(await screen.findByText(warning)).toBeVisible();
    expect(screen.getByRole("status")).toHaveTextContent("Renove agora");
    expect(renew()).toHaveAttribute("data-variant", "primary");
  }
});

test.each([
  [7, false],
  [4, false],
  [3, true],
  [1, true],
])("a trial with %i days left is warned of: %s", async (days, warned) => {
  renderPage(withPlan({ planName: "Teste grátis", daysRemaining: days }));
  const line = await screen.findByText(/^Seu plano termina em/);
  expect(line).toBeVisible();
  expect(screen.queryAllByRole("status")).toHaveLength(warned ? 1 : 0);
  expect(screen.queryByText(/Renove agora/)).toBeNull();
  expect(renew()).toHaveAttribute(
    "data-variant",
    warned ? "primary" : "secondary",
  );
});

describe("with PIX Automático", () => {
  const renewed = (charge: AutomaticPix["charge"] = null): MySubscription => ({
    ...withPlan({ daysRemaining: 5 }),
    automaticPix: automaticPix(charge),
  });

  test.each<[AutomaticPix["charge"], RegExp]>([
    [null, /plano Mensal, R\$\s49,90 a cada 30 dias, um dia antes do término/],
    [{ day: "2026-11-26", refused: false }, /R\$\s49,90 em 26\/11\/2026/],
  ])("and the charge %j nobody is asked to renew", async (charge, words) => {
    renderPage(renewed(charge));
    expect(await screen.findByText(words)).toBeVisible();
    await screen.findByText("Plano de 30 dias");
    expect(screen.queryByText(/Renove agora/)).toBeNull();
    expect(renew()).toHaveAttribute("data-variant", "secondary");
  });

  test("a refused charge asks for another payment", async () => {
    renderPage(renewed({ day: "2026-11-26", refused: true }));
    expect(
      await screen.findByText(/A cobrança de 26\/11\/2026 não passou/),
    ).toBeVisible();
    expect(await screen.findByText(/Renove agora/)).toBeVisible();
    expect(renew()).toHaveAttribute("data-variant", "primary");
  });

  test("a plan that is over is not charged for", async () => {
    renderPage({
      ...withPlanOver("Mensal"),
      automaticPix: automaticPix(),
    });
    expect(await screen.findByText(/nada é cobrado/)).toBeVisible();
    expect(screen.getByText("Seu plano expirou.")).toBeVisible();
  });

  test("it is ended after a question; a failure says why and asks again", async () => {
    let mine = renewed();
    let fails = true;
    const { user, notices } = renderPage(mine, {
      getMySubscription: () => mine,
      cancelAutomaticPix: () => {
        if (fails) return refuse(503, "UNAVAILABLE", "O banco não respondeu")();
        mine = withPlan({ daysRemaining: 5 });
        return { success: true };
      },
    });
    await user.click(
      await screen.findByRole("button", { name: "Encerrar PIX Automático" }),
    );
    const dialog = within(screen.getByRole("alertdialog"));
    expect(
      dialog.getByText(/Seu plano continua até 27\/11\/2026/),
    ).toBeVisible();
    await user.click(dialog.getByRole("button", { name: "Encerrar" }));
    expect(await dialog.findByRole("alert")).toHaveTextContent(
      "O banco não respondeu",
    );
    fails = false;
    await user.click(dialog.getByRole("button", { name: "Encerrar" }));
    await waitFor(() =>
      expect(screen.queryByText("PIX Automático")).toBeNull(),
    );
    expect(notices).toMatchObject([{ text: "PIX Automático encerrado." }]);
    expect(screen.getByRole("heading", { level: 1 })).toHaveFocus();
  });
});

test("a single day is one day", async () => {
  renderPage(withPlan({ daysRemaining: 1 }));
  expect(await screen.findByText("1 dia")).toBeVisible();
  expect(screen.getByText("restante")).toBeVisible();
  expect(
    screen.getByText("Ao renovar, o 1 dia restante soma ao novo plano."),
  ).toBeVisible();
});

test("a plan that is over shows an alert", async () => {
  renderPage(withPlanOver("Mensal"));
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "Seu plano expirou. Seus orçamentos continuam salvos",
  );
  expect(screen.getByText("Expirado")).toBeVisible();
  expect(screen.getByText("0 dias")).toBeVisible();
  expect(renew()).toHaveAttribute("data-variant", "primary");
});

test("an active trial offers to choose a plan", async () => {
  renderPage(withPlan({ planName: "Teste grátis", daysRemaining: 5 }));
  expect(await screen.findByText("Plano Teste grátis")).toBeVisible();
  expect(
    await screen.findByText("Escolha um plano antes do fim do teste."),
  ).toBeVisible();
});

test.each([
  [false, true],
  [true, false],
])("without a plan, trial used: %s", async (usedFreeTrial, offered) => {
  renderPage({ ...withoutPlan, usedFreeTrial });
  expect(await screen.findByText("Você ainda não tem um plano")).toBeVisible();
  expect(screen.getByRole("link", { name: "Ver planos" })).toHaveAttribute(
    "href",
    "/plans",
  );
  expect(screen.queryByText(/Comece com 7 dias grátis!/) !== null).toBe(
    offered,
  );
});

test("what failed to load can be loaded again", async () => {
  let fail = true;
  const { user } = renderPage(withoutPlan, {
    getMySubscription: () =>
      fail ? refuse(500, "INTERNAL", "HTTP 500")() : withPlan(),
  });
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "Erro ao carregar informações do planoHTTP 500",
  );
  fail = false;
  await user.click(screen.getByRole("button", { name: "Tentar Novamente" }));
  expect(await screen.findByText("Plano Mensal")).toBeVisible();
});

test("what happens at the end is dated, and what has happened is marked", async () => {
  const endDate = new Date(Date.now() + 6 * 86_400_000).toISOString();
  renderPage(withPlan({ daysRemaining: 6, endDate }));
  const card = await screen.findByRole("region", {
    name: "O que acontece no fim",
  });
  const lines = within(card).getAllByRole("listitem");
  expect(lines.map((line) => "done" in line.dataset)).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(lines[2]).toHaveTextContent("Nada é apagado.");
});

test("how full the account is stands in figures", async () => {
  renderPage(withPlan({}));
  const card = await screen.findByRole("region", { name: "Seu uso" });
  for (const text of ["64 de 500", "5 de 50", "9 de 100 MB", "41"])
    expect(card).toHaveTextContent(text);
});
