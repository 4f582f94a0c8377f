import { screen } from "@testing-library/react";
import type { ComponentType } from "react";
import {
  type Answers,
  renderWithAppState,
} from "shared-contracts/testing/render-with-app-state";
import { MyPlanPage } from "../my-plan/MyPlanPage.tsx";
import { PlansPage } from "../plans/PlansPage.tsx";
import {
  openBoleto,
  openPayment,
  openPix,
  plansAnswer,
  withoutPlan,
  withPlan,
} from "../testing/billing-data.ts";
import { refuse } from "../testing/refusals.ts";

const PAGES: [string, ComponentType][] = [
  ["/plans", PlansPage],
  ["/my-plan", MyPlanPage],
];

const show = (path: string, Page: ComponentType, answers: Answers = {}) =>
  renderWithAppState(<Page />, {
    path,
    answers: {
      listPlans: () => plansAnswer(),
      getMySubscription: () => withPlan(),
      listOpenPayments: () => [openBoleto, openPix],
      listPayments: () => [],
      getPaymentStatus: () => ({
        payment: { id: openPix.payment.id, status: "PENDING" },
      }),
      ...answers,
    },
  });

const see = (name: string) => screen.findByRole("button", { name });

describe.each(PAGES)("%s", (path, page) => {
  test("shows what is still to pay: kind, plan, amount and last day", async () => {
    show(path, page, {
      listOpenPayments: () => [
        openBoleto,
        {
          ...openPix,
          payment: { ...openPix.payment, dueDate: "2099-12-31" },
        },
      ],
    });
    const items = (
      await screen.findByRole("list", { name: "Pagamentos em aberto" })
    ).querySelectorAll("li");
    expect([...items].map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(
        /^Boleto em aberto: plano Semestral, R\$\s239,90\. Venc(e|eu) em 25\/11\/2026.*Ver boleto$/,
      ),
      expect.stringMatching(
        /^PIX em aberto: plano Mensal, R\$\s49,90\. Vence em 31\/12\/2099 \(.+\)\.Ver PIX$/,
      ),
    ]);
  });

  test("comes back to the same boleto and the same code, and orders nothing", async () => {
    const { user, calls } = show(path, page);
    await user.click(await see("Ver boleto do plano Semestral"));
    expect(screen.getByRole("dialog")).toHaveTextContent("Pague com boleto");
    expect(screen.getByText("Plano Semestral, 180 dias")).toBeVisible();
    expect(screen.getByRole("link", { name: "Abrir boleto" })).toHaveAttribute(
      "href",
      openBoleto.payment.invoiceUrl,
    );
    await user.click(screen.getByRole("button", { name: "Fechar" }));
    await user.click(await see("Ver PIX do plano Mensal"));
    expect(screen.getByLabelText("PIX copia e cola")).toHaveValue(
      openPix.payment.pixCopyPaste,
    );
    expect(screen.getByText("Aguardando pagamento")).toBeVisible();
    expect(calls.filter(({ name }) => name === "subscribe")).toEqual([]);
  });

  test("a payment that is confirmed while it is open is celebrated, and leaves the list", async () => {
    let paid = false;
    const { user } = show(path, page, {
      listOpenPayments: () => {
        const open = {
          ...openPix,
          payment: { ...openPix.payment, status: "CONFIRMED" },
        };
        return paid ? [] : [open];
      },
      getMySubscription: () => (paid ? withPlan() : withoutPlan),
    });
    const button = await see("Ver PIX do plano Mensal");
    paid = true;
    await user.click(button);
    expect(screen.getByText("Pagamento confirmado")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Fechar" }));
    await screen.findByRole("dialog", { name: "Tudo certo com seu plano" });
    await user.click(screen.getByRole("link", { name: "Ver meu plano" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(screen.queryByText(/em aberto/)).toBeNull();
  });

  test("reports a failed load, and loads again", async () => {
    let fail = true;
    const { user } = show(path, page, {
      listOpenPayments: () =>
        fail ? refuse(500, "INTERNAL", "HTTP 500")() : [openPix],
    });
    await screen.findByText(
      "Não foi possível ver se há um pagamento em aberto",
    );
    fail = false;
    await user.click(await see("Tentar Novamente"));
    expect(await see("Ver PIX do plano Mensal")).toBeVisible();
  });

  test("shows nothing where nothing is to pay", async () => {
    show(path, page, { listOpenPayments: () => [] });
    await screen.findByText(path === "/plans" ? "Anual" : "Plano Mensal");
    expect(screen.queryByRole("list", { name: /em aberto/ })).toBeNull();
    expect(screen.queryByText(/em aberto/)).toBeNull();
  });
});

test("what was left by closing the dialog is in the list at once", async () => {
  let open: unknown[] = [];
  const { user } = show("/plans", PlansPage, {
    listOpenPayments: () => open,
    getMySubscription: () => withoutPlan,
    subscribe: () => {
      open = [openPix];
      return { payment: openPayment() };
    },
  });
  const [take] = await screen.findAllByRole("button", { name: "Assinar" });
  await user.click(take!);
  await user.type(screen.getByLabelText("Nome completo"), "Helena Prado");
  await user.type(screen.getByLabelText("CPF"), "12345678909");
  await user.click(screen.getByRole("button", { name: "Gerar PIX" }));
  await screen.findByText("Aguardando pagamento");
  await user.click(screen.getByRole("button", { name: "Fechar" }));
  expect(await see("Ver PIX do plano Mensal")).toBeVisible();
});
