import { screen, waitFor } from "@testing-library/react";
import type { MySubscription } from "shared-contracts/entities/subscription";
import { renderWithAppState } from "shared-contracts/testing/render-with-app-state";
import { HomePage } from "../HomePage.tsx";

const semestral: MySubscription = {
  hasActivePlan: true,
  usedFreeTrial: true,
  subscription: {
    planName: "Semestral",
    status: "ACTIVE",
    startDate: "2026-11-20T12:00:00Z",
    endDate: "2027-05-26T12:00:00Z",
    daysRemaining: 187,
  },
};
const nothing: MySubscription = {
  hasActivePlan: false,
  usedFreeTrial: false,
  subscription: null,
};
const over: MySubscription = {
  ...semestral,
  hasActivePlan: false,
  subscription: {
    ...semestral.subscription!,
    status: "EXPIRED",
    daysRemaining: 0,
  },
};

const plan = (name: string, isTrial = false) => ({ name, isTrial });

function renderHome(query: string, answer: () => unknown) {
  return renderWithAppState(<HomePage />, {
    path: `/${query}`,
    answers: {
      listBudgetSummaries: () => [],
      getMySubscription: answer,
      listPlans: () => ({ plans: [plan("Teste grátis", true), plan("Anual")] }),
    },
  });
}

test.each(["", "&plan=Semestral", "&planName=semestral"])(
  "?payment=success%s shows what is confirmed, and leaves the address",
  async (plan) => {
    const home = renderHome(`?payment=success${plan}&tab=1`, () => semestral);
    const dialog = await screen.findByRole("dialog", {
      name: "Tudo certo com seu plano",
    });
    for (const fact of ["Semestral", "26/05/2027", "187"])
      expect(dialog).toHaveTextContent(fact);
    expect(home.query()).toBe("?tab=1");
    expect(home.planChecks()).toBe(1);
  },
);

test("Continuar is the only button, and closes it for good", async () => {
  const home = renderHome("?payment=success", () => semestral);
  const dialog = await screen.findByRole("dialog");
  expect(dialog.querySelectorAll("button")).toHaveLength(1);
  await home.user.click(screen.getByRole("button", { name: "Continuar" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test.each([
  ["a plan that never was", nothing],
  ["a plan that is over", over],
])("%s is not shown as paid", async (_, answer) => {
  const home = renderHome("?payment=success&plan=Anual", () => answer);
  const dialog = await screen.findByRole("dialog", {
    name: "Pagamento ainda não confirmado",
  });
  expect(dialog).not.toHaveTextContent("Anual");
  expect(dialog).not.toHaveTextContent("Semestral");
  expect(home.planChecks()).toBe(0);
});

test.each(["", "&plan=Teste grátis"])(
  "?payment=success%s on a trial tells of the trial, not of a payment",
  async (query) => {
    const subscription = {
      ...semestral.subscription!,
      planName: "Teste grátis",
      daysRemaining: 7,
    };
    const home = renderHome(`?payment=success${query}`, () => ({
      ...semestral,
      subscription,
    }));
    const dialog = await screen.findByRole("dialog", {
      name: "Seu teste grátis está ativo",
    });
    expect(dialog).toHaveTextContent("Nenhum pagamento foi confirmado");
    expect(dialog).toHaveTextContent("Teste grátis");
    expect(home.planChecks()).toBe(0);
  },
);

test("a plan that is not the active one is not confirmed, and the active one is shown", async () => {
  renderHome("?payment=success&plan=Anual", () => semestral);
  const dialog = await screen.findByRole("dialog", {
    name: "Pagamento ainda não confirmado",
  });
  expect(dialog).toHaveTextContent("Semestral");
  expect(dialog).not.toHaveTextContent("Anual");
});

test("without an answer nothing is claimed", async () => {
  renderHome("?payment=success", () => {
    throw new Error("HTTP 500");
  });
  expect(
    await screen.findByRole("dialog", {
      name: "Não foi possível confirmar seu plano agora",
    }),
  ).toBeVisible();
});

test("any other address opens nothing and stays", () => {
  const home = renderHome("?payment=failed&plan=Anual", () => semestral);
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(home.query()).toBe("?payment=failed&plan=Anual");
  expect(home.calls.map(({ name }) => name)).not.toContain("getMySubscription");
});
