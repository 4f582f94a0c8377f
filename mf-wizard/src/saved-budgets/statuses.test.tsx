import { act, screen, waitFor } from "@testing-library/react";
import type { FollowUp } from "shared-contracts/entities/follow-up";
import type {
  SavedBudget,
  SavedBudgetSummary,
} from "shared-contracts/entities/saved-budget";
import {
  type Answers,
  renderWithAppState,
} from "shared-contracts/testing/render-with-app-state";
import {
  budgetSummary,
  savedBudget,
} from "../scenarios/fixtures/saved-budget.ts";
import { SavedBudgetsPage } from "./SavedBudgetsPage.tsx";

const SENT = {
  at: "2026-11-22T15:00:00.000Z",
  totalFinal: 27752.2,
  validUntil: "2099-12-22",
};

/** An account whose rows say this of their proposals; the first one's status can be changed. */
function draw(
  rows: readonly Partial<SavedBudgetSummary>[],
  more: Answers = {},
  query = "",
) {
  let budgets: SavedBudget[] = rows.map((_, index) =>
    savedBudget({ id: index + 1, nome: `Festa ${index + 1}` }),
  );
  const followed = { ...rows[0] };
  return renderWithAppState(<SavedBudgetsPage />, {
    path: `/orcamentos${query}`,
    answers: {
      listBudgetSummaries: () =>
        budgets.map((budget, index) => ({
          ...budgetSummary(budget),
          ...(index === 0 ? followed : rows[index]),
          versao: budget.versao,
        })),
      getBudget: () => {
        const [first] = budgets as [SavedBudget];
        const { status } = followed;
        return { ...first, dados: { ...(first.dados as object), status } };
      },
      getUserConfig: () => ({ darkMode: false }),
      followBudget: ({ body }) => {
        const { status } = body as FollowUp;
        followed.status = status;
        const [first, ...others] = budgets as [SavedBudget];
        const { dados: _, ...saved } = { ...first, versao: first.versao! + 1 };
        budgets = [{ ...first, ...saved }, ...others];
        return { ...saved, status, sent: [], receipts: [] };
      },
      ...more,
    },
  });
}

const status = (of: string, name: string) =>
  screen.findByRole("button", { name: `Situação de ${of}: ${name}` });

async function choose(
  { user }: ReturnType<typeof draw>,
  from: string,
  to: string,
) {
  await user.click(await status("Festa 1", from));
  await user.click(screen.getByRole("menuitemradio", { name: to }));
}

const names = () =>
  screen
    .getAllByRole("button", { name: /^Festa \d$/ })
    .map(({ textContent }) => textContent);

test("each row has a status, when it was sent, and what asks for attention", async () => {
  draw([
    { status: "enviada", lastSent: SENT, changedSinceSent: true },
    { status: "enviada", lastSent: { ...SENT, validUntil: "2026-01-19" } },
    { status: "perdida", lastSent: SENT, changedSinceSent: true },
    {},
  ]);
  await status("Festa 1", "Enviada");
  const [changed, over, draft, lost] = screen.getAllByRole("listitem");
  expect(changed).toHaveTextContent("Mudou desde o envio: + R$ 350,00");
  expect(changed).toHaveTextContent("em 22/11/2026");
  expect(changed).not.toHaveTextContent("Venceu");
  expect(over).toHaveTextContent("Venceu em 19/01/2026");
  expect(over).not.toHaveTextContent("Mudou");
  expect(lost).toHaveTextContent("enviada em 22/11/2026");
  expect(lost).not.toHaveTextContent("Mudou");
  expect(draft).not.toHaveTextContent("em 22");
  expect(await status("Festa 4", "Rascunho")).toBeVisible();
});

test("an open offer says when the client looked at it, or that nobody did", async () => {
  const firstSeenAt = new Date(2026, 10, 22, 20, 15).toISOString();
  const lastSeenAt = new Date(2026, 10, 24, 21, 7).toISOString();
  const sent = { status: "enviada", lastSent: SENT } as const;
  draw([
    { ...sent, firstSeenAt, lastSeenAt },
    { ...sent, firstSeenAt, lastSeenAt: firstSeenAt },
    { ...sent, firstSeenAt: null, lastSeenAt: null },
    { ...sent, status: "aprovada", firstSeenAt, lastSeenAt },
    sent,
  ]);
  await status("Festa 1", "Enviada");
  expect(
    screen
      .getAllByText(/vista/i, { selector: "p" })
      .map(({ textContent }) => textContent),
  ).toEqual([
    "Vista em 22/11 às 20:15, última vez em 24/11 às 21:07",
    "Vista em 22/11 às 20:15",
    "Ainda não vista",
  ]);
});

test("a row says who accepted, and that a change waits for the client", async () => {
  const accepted = {
    at: new Date(2026, 10, 25, 14, 2).toISOString(),
    name: "Helena Souza",
    option: "B",
    total: 27752.2,
    code: "9f31 c07a b2e4",
    budget: 1,
    sending: 1,
    isAddendum: false,
    addendumAt: null,
  };
  const addendumAt = new Date(2026, 10, 24, 9).toISOString();
  const approved = { status: "aprovada", lastSent: SENT } as const;
  draw([
    { ...approved, accepted },
    { ...approved, accepted: { ...accepted, budget: 2, addendumAt } },
    { ...approved, status: "enviada", accepted },
    { ...approved, accepted: null },
  ]);
  await status("Festa 1", "Aprovada");
  expect(
    screen
      .getAllByText(/aceit[ae]/i, { selector: "p" })
      .map(({ textContent }) => textContent),
  ).toEqual([
    "Aceita por Helena Souza em 25/11 às 14:02, opção B",
    "Aditivo enviado em 24/11/2026, aguardando aceite",
    "Opção B foi aceita",
  ]);
});

test("a changed status has the row's version, and can be undone", async () => {
  const drawn = draw([{ status: "enviada" }]);
  const asked = () => drawn.calls.filter(({ name }) => name === "followBudget");
  await choose(drawn, "Enviada", "Perdida");
  expect(await status("Festa 1", "Perdida")).toBeVisible();
  expect(asked()[0]!.request).toMatchObject({
    params: { id: 1 },
    body: { status: "perdida" },
    ifMatch: 3,
  });
  act(() => drawn.notices.at(-1)!.action!.run());
  expect(await status("Festa 1", "Enviada")).toBeVisible();
  expect(asked()[1]!.request).toMatchObject({ ifMatch: 4 });
});

test("a refused change says why", async () => {
  const drawn = draw([{ status: "enviada" }], {
    followBudget: () => {
      throw new Error("Este orçamento foi alterado em outro lugar");
    },
  });
  await choose(drawn, "Enviada", "Perdida");
  await waitFor(() => expect(drawn.notices).toHaveLength(1));
  expect(drawn.notices[0]!.text).toBe(
    "Não foi possível mudar a situação: Este orçamento foi alterado em outro lugar",
  );
  expect(await status("Festa 1", "Enviada")).toBeVisible();
});

test("a budget that was deleted elsewhere says so", async () => {
  const drawn = draw([{}], {
    getBudget: () => {
      throw Object.assign(new Error("Não encontrado"), { code: "NOT_FOUND" });
    },
  });
  await choose(drawn, "Rascunho", "Perdida");
  await waitFor(() => expect(drawn.notices).toHaveLength(1));
  expect(drawn.notices[0]!.text).toMatch(/já foi excluído em outro lugar$/);
});

test("the filter and the order stand in the address", async () => {
  const { user, query } = draw([{ status: "enviada" }, {}], {}, "?ordem=nome");
  await status("Festa 1", "Enviada");
  const filter = screen.getByRole("combobox", { name: "Situação" });
  const order = screen.getByRole("combobox", { name: "Ordenar" });
  expect(filter).toHaveDisplayValue("Situação: todas");
  expect(order).toHaveDisplayValue("Nome");
  await user.selectOptions(filter, "Rascunho");
  expect(names()).toEqual(["Festa 2"]);
  expect(query()).toBe("?ordem=nome&situacao=rascunho");
  await user.selectOptions(order, "Data do evento");
  await user.selectOptions(filter, "Perdida");
  expect(query()).toBe("?situacao=perdida");
  expect(screen.getByText("Nenhum orçamento nesta situação")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Mostrar todos" }));
  expect(names()).toEqual(["Festa 1", "Festa 2"]);
  expect(query()).toBe("");
});

test("a menu changes the status too", async () => {
  const drawn = draw([{ status: "enviada" }]);
  await status("Festa 1", "Enviada");
  await drawn.user.click(
    screen.getByRole("button", { name: "Ações de Festa 1" }),
  );
  await drawn.user.click(
    screen.getByRole("menuitem", { name: "Mudar situação" }),
  );
  await drawn.user.click(
    screen.getByRole("menuitemradio", { name: "Perdida" }),
  );
  expect(await status("Festa 1", "Perdida")).toBeVisible();
});
