import { screen, waitFor } from "@testing-library/react";
import type { MySubscription } from "shared-contracts/entities/subscription";
import {
  type AppStateOptions,
  renderWithAppState,
} from "shared-contracts/testing/render-with-app-state";
import { hurryTimersOf } from "shared-contracts/testing/hurried-timers";
import { PlansPage } from "../plans/PlansPage.tsx";
import {
  openPayment,
  plansAnswer,
  withoutPlan,
  withPlan,
} from "../testing/billing-data.ts";
import { noAnswer } from "../testing/refusals.ts";

// How long 'Pagamento confirmado' stands.
hurryTimersOf(2000);

/** Pays a plan on the page of plans; `later` is the account's state afterwards. */
async function pay(
  before: MySubscription,
  later: () => MySubscription,
  options: AppStateOptions = {},
) {
  let paid = false;
  const page = renderWithAppState(<PlansPage />, {
    path: "/plans",
    answers: {
      listPlans: () => plansAnswer(),
      listOpenPayments: () => [],
      getMySubscription: () => (paid ? later() : before),
      subscribe: () => {
        paid = true;
        return { payment: openPayment({ status: "CONFIRMED" }) };
      },
    },
    ...options,
  });
  const { user } = page;
  const [button] = await screen.findAllByRole("button", { name: "Assinar" });
  await user.click(button!);
  await user.type(screen.getByLabelText("Nome completo"), "Helena Prado");
  await user.type(screen.getByLabelText("CPF"), "12345678909");
  await user.click(screen.getByRole("button", { name: "Gerar PIX" }));
  await screen.findByText("Pagamento confirmado");
  // The user returns from the bank: the page loads the new days before the dialog does.
  await page.services.queryClient.refetchQueries();
  await screen.findByRole("dialog", { name: "Tudo certo com seu plano" });
  return page;
}

const dialog = () => screen.getByRole("dialog");
const semestral = () =>
  withPlan({
    planName: "Semestral",
    endDate: "2027-05-26T15:00:00.000Z",
    daysRemaining: 187,
  });

test("shows the account's new state after paying, then the gate checks again", async () => {
  const page = await pay(withPlan(), semestral);
  await screen.findByText("187");
  expect(dialog()).toHaveTextContent(
    "Os 7 dias que você tinha já entraram na conta.",
  );
  expect(dialog()).toHaveTextContent("PlanoSemestral");
  expect(dialog()).toHaveTextContent("Ativo até26/05/2027");
  await waitFor(() => expect(page.planChecks()).toBe(1));
  expect(screen.getByRole("link", { name: "Ver meu plano" })).toHaveAttribute(
    "href",
    "/my-plan",
  );
  await page.user.click(
    screen.getByRole("button", { name: "Ir para o início" }),
  );
  expect(page.path()).toBe("/");
});

test("leads back to the place the gate stood before", async () => {
  const page = await pay(withoutPlan, semestral, {
    state: { from: "/results" },
  });
  await page.user.click(
    screen.getByRole("button", { name: "Voltar para onde eu estava" }),
  );
  expect(page.path()).toBe("/results");
  expect(dialog()).not.toHaveTextContent("que você tinha");
});

test("names no unknown plan; the gate still checks again", async () => {
  const page = await pay(withPlan(), noAnswer);
  expect(
    await screen.findByText(
      "Seu pagamento foi confirmado. Os dias aparecem em Meu Plano.",
    ),
  ).toBeVisible();
  expect(dialog()).not.toHaveTextContent("27/11/2026");
  expect(page.planChecks()).toBe(1);
});
