import { act, screen, within } from "@testing-library/react";
import { BudgetStore } from "shared-contracts/budget-store/budget-store";
import { BLANK } from "shared-contracts/templates/blank";
import { renderWithAppState } from "shared-contracts/testing/render-with-app-state";
import { TeamStep } from "./TeamStep.tsx";

const FOLDED = "2 funções sem quantidade: Confeiteiro(a), Chef";

const list = () => screen.getByRole("list", { name: "Funções da equipe" });
const names = () =>
  screen
    .getAllByRole("textbox", { name: "Nome da função" })
    .map((field) => (field as HTMLTextAreaElement).value);
const row = (name: string) => {
  const found = screen.getByDisplayValue(name).closest("li");
  if (!found) throw new Error(`no row ${name}`);
  return within(found);
};

test("the fields of a role are a group named after it, also while that is typed", async () => {
  const { user } = renderWithAppState(<TeamStep />);
  const [name] = screen.getAllByRole("textbox", { name: "Nome da função" });
  await user.type(name!, "Chefe");
  expect(name!.closest("[role=group]")).toHaveAccessibleName("Chefe");
});

function sizedStore() {
  const store = new BudgetStore();
  store.event.setGuests(150);
  return store;
}

describe("after a resize", () => {
  const BANNER =
    "5 → 8 garçons. Equipe recalculada para 150 convidados. Também mudaram Auxiliar de Cozinha (3 → 4), Auxiliar de Salão (1 → 2), Recepcionista (1 → 2) e Lavador(a) de Louça (1 → 2).";

  test("the banner names every changed role and the rows say what they were", () => {
    renderWithAppState(<TeamStep />, { store: sizedStore() });
    expect(
      screen.getByText(/^Equipe recalculada/, { exact: false }),
    ).toHaveTextContent(BANNER);
    expect(row("Garçom").getByText("era 5")).toBeInTheDocument();
    expect(row("Maître").queryByText(/^era/)).toBeNull();
  });

  test("Desfazer puts the team back and offers the suggestion", async () => {
    const { user, store } = renderWithAppState(<TeamStep />, {
      store: sizedStore(),
    });
    await user.click(screen.getByRole("button", { name: "Desfazer" }));
    expect(store.team.rows[0]?.fields.quantity).toBe(5);
    expect(screen.queryByRole("button", { name: "Desfazer" })).toBeNull();
    expect(row("Garçom").getByText("Digitado; sugestão 8")).toBeInTheDocument();
    expect(document.body).not.toHaveFocus();
  });

  test("a change by hand ends it", async () => {
    const { user, store } = renderWithAppState(<TeamStep />, {
      store: sizedStore(),
    });
    await user.click(row("Maître").getByLabelText("Diária"));
    await user.keyboard("500");
    expect(store.team.lastSizing).toBeNull();
    expect(screen.queryByText("era 5")).toBeNull();
  });

  test("leaving the page ends it, staying does not", async () => {
    const { unmount, store } = renderWithAppState(<TeamStep />, {
      store: sizedStore(),
    });
    await Promise.resolve();
    expect(store.team.lastSizing).not.toBeNull();
    unmount();
    await Promise.resolve();
    expect(store.team.lastSizing).toBeNull();
  });
});

describe("a row", () => {
  test("says what calls for its people", () => {
    renderWithAppState(<TeamStep />);
    expect(row("Garçom").getByText("1 a cada 20 convidados")).toBeVisible();
    expect(row("Fritadeira").getByText("1 por evento")).toBeVisible();
    expect(row("Staff").getByText("Quantidade livre")).toBeVisible();
  });

  test("does not say that somebody typed what an emptied field left", () => {
    const { store } = renderWithAppState(<TeamStep />);
    act(() => {
      store.event.setGuestsPerWaiter(10);
      store.event.setGuestsPerWaiter("");
    });
    expect(row("Garçom").getByText("Sugestão 5")).toBeVisible();
    expect(row("Garçom").queryByText(/Digitado/)).toBeNull();
  });

  test("typed away from the suggestion offers it back", async () => {
    const { user, store } = renderWithAppState(<TeamStep />);
    const quantity = row("Garçom").getByLabelText("Quantidade");
    await user.click(quantity);
    await user.keyboard("6");
    expect(row("Garçom").getByText("Digitado; sugestão 5")).toBeVisible();
    expect(row("Garçom").getByText("R$ 1.260,00")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Usar 5" }));
    expect(store.team.rows[0]?.fields.quantity).toBe(5);
    expect(quantity).toHaveFocus();
  });

  test("a second row of a role is free", () => {
    const { store } = renderWithAppState(<TeamStep />);
    act(() => void store.team.add("garcom"));
    const second = screen.getAllByDisplayValue("Garçom")[1];
    expect(second?.closest("li")).toHaveTextContent("Quantidade livre");
  });

  test("goes only after 'Deseja Excluir?', which names it", async () => {
    const { user, store } = renderWithAppState(<TeamStep />);
    const remove = screen.getByRole("button", { name: "Excluir Maître" });
    await user.click(remove);
    const question = screen.getByRole("alertdialog", {
      name: "Deseja Excluir?",
    });
    expect(question).toHaveTextContent("Maître");
    await user.click(
      within(question).getByRole("button", { name: "Cancelar" }),
    );
    expect(store.team.rows).toHaveLength(13);
    await user.click(remove);
    await user.click(screen.getByRole("button", { name: "Excluir" }));
    expect(store.team.rows.map(({ id }) => id)).not.toContain(2);
  });
});

describe("functions without people", () => {
  test("are folded to one line that names them, and shown on demand", async () => {
    const { user } = renderWithAppState(<TeamStep />);
    expect(names()).not.toContain("Chef");
    const fold = screen.getByRole("button", {
      name: new RegExp("sem quantidade"),
    });
    expect(fold).toHaveTextContent(`${FOLDED}Mostrar`);
    await user.click(fold);
    expect(fold).toHaveAttribute("aria-expanded", "true");
    expect(names().slice(-2)).toEqual(["Confeiteiro(a)", "Chef"]);
  });

  test("a row that reaches 0 while edited stays, one that got people leaves the fold when it is closed", async () => {
    const { user } = renderWithAppState(<TeamStep />);
    await user.click(row("Maître").getByLabelText("Quantidade"));
    await user.keyboard("0");
    expect(names()).toContain("Maître");
    const fold = screen.getByRole("button", { name: /sem quantidade/i });
    await user.click(fold);
    await user.click(row("Chef").getByLabelText("Quantidade"));
    await user.keyboard("2");
    expect(names().at(-1)).toBe("Chef");
    await user.click(fold);
    expect(names().at(-2)).toBe("Chef");
    expect(fold).toHaveTextContent(
      "2 funções sem quantidade: Maître, Confeiteiro(a)",
    );
  });

  test("another budget folds anew", () => {
    const { store } = renderWithAppState(<TeamStep />);
    act(() =>
      store.load({
        ...BLANK,
        team: [{ id: 1, role: "custom", name: "DJ", quantity: 0, cost: 0 }],
      }),
    );
    expect(screen.getByText("1 função sem quantidade: DJ")).toBeInTheDocument();
  });
});

describe("search", () => {
  test("finds by name and by role, folded rows too, and says when nothing fits", async () => {
    const { user, store } = renderWithAppState(<TeamStep />);
    act(() => store.team.find(2)?.set("name", "Dona Neide"));
    const search = screen.getByRole("searchbox");
    await user.type(search, "maitre");
    expect(names()).toEqual(["Dona Neide"]);
    await user.clear(search);
    await user.type(search, "CHEF");
    expect(names()).toEqual(["Chef"]);
    await user.clear(search);
    await user.type(search, "xyz");
    expect(screen.getByText("Nada encontrado para “xyz”")).toBeVisible();
  });
});

describe("adding", () => {
  test("offers every role and free text", async () => {
    const { user, store } = renderWithAppState(<TeamStep />);
    const add = screen.getByRole("button", { name: "Adicionar Membro" });
    await user.click(add);
    const dialog = within(screen.getByRole("dialog"));
    expect(dialog.getAllByRole("listitem")).toHaveLength(12);
    await user.click(dialog.getByRole("button", { name: /^Churrasqueiro/ }));
    expect(store.team.rows.at(-1)?.fields).toMatchObject({
      role: "churrasqueiro",
      name: "Churrasqueiro(a)",
      quantity: 1,
    });
    expect(screen.getByDisplayValue("Churrasqueiro(a)")).toHaveFocus();
    await user.click(add);
    await user.type(screen.getByLabelText("Outra função"), " DJ {Enter}");
    expect(store.team.rows.at(-1)?.fields).toMatchObject({
      role: "custom",
      name: "DJ",
    });
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test("Enter walks down a column and adds after the last row", async () => {
    const { user, store } = renderWithAppState(<TeamStep />);
    await user.click(row("Garçom").getByLabelText("Quantidade"));
    await user.keyboard("{Enter}");
    expect(row("Maître").getByLabelText("Quantidade")).toHaveFocus();
    await user.click(row("Staff").getByLabelText("Quantidade"));
    await user.keyboard("{Enter}");
    expect(store.team.rows).toHaveLength(14);
    expect(
      within(list()).getAllByLabelText("Nome da função").at(-1),
    ).toHaveFocus();
  });
});

test("an event with guests and nobody to work is warned about", () => {
  const { store } = renderWithAppState(<TeamStep />);
  expect(screen.queryByText(/Ninguém na equipe/)).toBeNull();
  act(() => store.team.load([]));
  expect(
    screen.getByText("Ninguém na equipe para 100 convidados."),
  ).toBeVisible();
  expect(screen.getByText("Nenhum item nesta etapa")).toBeVisible();
});

test("the summary is the team's size, its cost per guest and its cost", () => {
  const { container } = renderWithAppState(<TeamStep />);
  expect(container).toHaveTextContent(
    "Pessoas na equipe16Sem custo24Custo da equipe por convidadoR$ 36,00Total EquipeR$ 3.600,00",
  );
});
