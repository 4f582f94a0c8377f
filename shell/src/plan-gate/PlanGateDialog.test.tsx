import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ComponentProps } from "react";
import {
  QueryClient,
  QueryClientProvider,
} from "shared-contracts/platform/query";
import { memoryPage } from "shared-contracts/testing/memory-page";
import {
  observable,
  observer,
  runInAction,
} from "shared-contracts/platform/state";
import { UNKNOWN_EVENT } from "shared-contracts/entities/saved-budget";
import { createKeptAnswers } from "shared-contracts/saved-budgets/create-kept-answers";
import type { Session } from "../auth/session.ts";
import type { PageOutbox } from "../outbox/page-outbox.ts";
import type { GateReason } from "./plan-answer.ts";
import { PlanGateDialog } from "./PlanGateDialog.tsx";
import type { PlanGate } from "./plan-gate.ts";

const TRIAL = { name: "Teste grátis", price: 0, isTrial: true };
const MONTHLY = { name: "Mensal", price: 49.9 };

/** The gate over /foods; `trial` is the result of starting the trial. */
function show(reason: GateReason, trial: string | null = null) {
  let signedOut = 0;
  let trials = 0;
  const gate = observable({
    reason: reason as GateReason | null,
    startTrial: () => {
      trials++;
      if (trial === null) runInAction(() => (gate.reason = null));
      return Promise.resolve(trial);
    },
  });
  const session = {
    userId: "ana",
    leave: () => void signedOut++,
  } as unknown as Session;
  const outbox = {
    leave: (end: () => void) => end(),
  } as unknown as PageOutbox;
  const { inPage, location } = memoryPage("/foods");
  const client = {
    call: () =>
      Promise.resolve({ plans: [TRIAL, MONTHLY], cardMode: "direct" }),
  } as unknown as ComponentProps<typeof PlanGateDialog>["client"];
  const Page = observer(
    () =>
      gate.reason && (
        <PlanGateDialog
          client={client}
          reason={gate.reason}
          gate={gate as unknown as PlanGate}
          session={session}
          outbox={outbox}
        />
      ),
  );
  render(
    <QueryClientProvider client={new QueryClient()}>
      {inPage(<Page />)}
    </QueryClientProvider>,
  );
  return { gate, location, signedOut: () => signedOut, trials: () => trials };
}

test.each([
  ["no-plan", "Comece com 7 dias grátis!"],
  ["expired", "Seu plano expirou"],
  ["trial-ended", "Seu período de teste de 7 dias terminou"],
] as const)("%s shows its text and every way on", (reason, text) => {
  show(reason);
  const dialog = screen.getByRole("alertdialog");
  expect(dialog).toHaveAccessibleName(text);
  expect(dialog).toHaveAccessibleDescription(
    "Você precisa de um plano ativo para usar o app",
  );
  expect(screen.getByRole("link", { name: "Ver planos" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Meu Plano" })).toHaveAttribute(
    "href",
    "/my-plan",
  );
  expect(
    screen.queryAllByRole("button", { name: "Começar teste grátis" }),
  ).toHaveLength(reason === "no-plan" ? 1 : 0);
});

test("after the end the gate says what the plans cost", async () => {
  show("expired");
  expect(await screen.findByText("Mensal R$ 49,90.")).toBeVisible();
});

test("cannot be closed", async () => {
  show("expired");
  await userEvent.keyboard("{Escape}");
  await userEvent.click(screen.getByRole("alertdialog"));
  expect(screen.getByRole("alertdialog")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Fechar" })).toBeNull();
});

test("the trial is one press, made once", async () => {
  const { trials } = show("no-plan");
  const start = screen.getByRole("button", { name: "Começar teste grátis" });
  expect(start).toHaveFocus();
  await userEvent.dblClick(start);
  expect(trials()).toBe(1);
  expect(screen.queryByRole("alertdialog")).toBeNull();
});

test("a refused trial shows the reason", async () => {
  show("no-plan", "Erro ao ativar teste grátis");
  await userEvent.click(
    screen.getByRole("button", { name: "Começar teste grátis" }),
  );
  expect(screen.getByRole("alert")).toHaveTextContent(
    "Erro ao ativar teste grátis",
  );
});

test("the plans get the address to return to", async () => {
  const { location } = show("expired");
  await userEvent.click(screen.getByRole("link", { name: "Ver planos" }));
  expect(location()).toMatchObject({
    pathname: "/plans",
    state: { from: "/foods" },
  });
});

test("Sair leaves", async () => {
  const { signedOut } = show("expired");
  await userEvent.click(screen.getByRole("button", { name: "Sair" }));
  expect(signedOut()).toBe(1);
});

test("a new account reads what the free days are for", () => {
  show("no-plan");
  expect(screen.getAllByRole("listitem")).toHaveLength(3);
  expect(screen.getByText(/começa agora, sem cartão\.$/)).toBeVisible();
});

test("after the end the budgets that this browser keeps are named", () => {
  const row = (id: number) => ({
    ...UNKNOWN_EVENT,
    ...{ id, nome: `Festa ${id}`, totalFinal: id * 1000, createdAt: "" },
  });
  createKeptAnswers(() => "ana").keep(
    "listBudgetSummaries",
    [1, 2, 3, 4].map(row),
  );
  show("expired");
  const dialog = screen.getByRole("alertdialog");
  expect(dialog).toHaveTextContent("Festa 3");
  expect(dialog).not.toHaveTextContent("Festa 4");
  expect(dialog).toHaveTextContent("e mais 1");
  localStorage.clear();
});
