import { screen, waitFor, within } from "@testing-library/react";
import { summarizeBudget } from "shared-contracts/saved-budgets/event-summary";
import { savedBudget } from "../../scenarios/fixtures/saved-budget.ts";
import { renderHome } from "../testing/render-home.tsx";

describe("the week", () => {
  const row = (changes: object) => ({
    ...summarizeBudget(savedBudget()),
    eventDate: "",
    ...changes,
  });
  const strip = () => screen.getByRole("navigation", { name: "Esta semana" });

  test("is four figures, each a link to its list", async () => {
    renderHome({
      listBudgetSummaries: () => [
        row({
          status: "enviada",
          lastSent: { at: new Date().toISOString(), totalFinal: 1 },
        }),
        row({
          id: 2,
          status: "aprovada",
          openReceipts: [{ dueDate: "2020-01-01", amount: 900 }],
        }),
      ],
      listReceivedSummaries: () => [
        { id: 1, nome: "Festa", createdAt: new Date().toISOString() },
      ],
    });
    await screen.findByRole("link", { name: /^1 pedido novo/ });
    const links = within(strip()).getAllByRole("link");
    expect(
      links.map((link) => [
        link.textContent?.replaceAll("\u00a0", " "),
        link.getAttribute("href"),
      ]),
    ).toEqual([
      ["0 eventos nenhum", "/orcamentos?quando=semana"],
      [
        "1 proposta sem resposta a mais velha hoje",
        "/orcamentos?situacao=enviada&ordem=espera",
      ],
      ["R$ 900,00 a receber R$ 900,00 em atraso", "/orcamentos?receber=sexta"],
      [
        "1 pedido novo o mais velho hoje",
        "/orcamentos-recebidos?ver=semresposta",
      ],
    ]);
  });

  test("goes when there is nothing to do", async () => {
    renderHome();
    await screen.findAllByRole("button", { name: /^Editar / });
    await waitFor(() =>
      expect(
        screen.queryByRole("navigation", { name: "Esta semana" }),
      ).toBeNull(),
    );
  });

  test("says what did not load, and the rest counts", async () => {
    renderHome({
      listBudgetSummaries: () => {
        throw new Error("HTTP 500");
      },
      listReceivedSummaries: () => [],
    });
    expect(await screen.findAllByText("Não carregou")).toHaveLength(3);
    expect(within(strip()).getAllByRole("link")).toHaveLength(1);
  });
});

test("an accepted offer is told until it is dismissed, also after a reload", async () => {
  const accepted = {
    ...{ at: "2026-11-25T17:02:00.000Z", name: "Helena Souza", option: "B" },
    ...{
      total: 8745.9,
      code: "9f31",
      budget: 1,
      sending: 1,
      isAddendum: false,
      addendumAt: null,
    },
  };
  const listBudgetSummaries = () => [
    { ...summarizeBudget(savedBudget()), accepted },
    // An option of the same proposal.
    { ...summarizeBudget(savedBudget({ id: 2, nome: "Opção A" })), accepted },
  ];
  const { user, unmount } = renderHome({ listBudgetSummaries });
  const told = /^Helena Souza aceitou a proposta do/;
  expect(await screen.findAllByText(told)).toHaveLength(1);
  expect(
    screen.getByText(/Opção B, R\$\s8\.745,90\. Em 25\/11\/2026 às/),
  ).toBeVisible();
  await user.click(screen.getByRole("button", { name: /^Dispensar/ }));
  expect(screen.queryByText(told)).toBeNull();
  unmount();
  renderHome({ listBudgetSummaries });
  await screen.findAllByRole("button", { name: /^Editar / });
  expect(screen.queryByText(told)).toBeNull();
});
