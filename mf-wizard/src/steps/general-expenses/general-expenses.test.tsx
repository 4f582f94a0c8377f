import { act, screen, within } from "@testing-library/react";
import { BudgetStore } from "shared-contracts/budget-store/budget-store";
import { generalExpenses } from "shared-contracts/parts/general-expenses";
import type { GeneralExpense } from "shared-contracts/parts/general-expenses";
import { renderWithAppState } from "shared-contracts/testing/render-with-app-state";
import { GeneralExpensesStep } from "../testing/part-steps.tsx";

const KITCHEN = "Itens de Cozinha";

const item = (
  id: number,
  name: string,
  values: Partial<GeneralExpense> = {},
): GeneralExpense => ({ ...generalExpenses.newRow(id), name, ...values });

/** 100 guests, a team of 40, and a handful of items. */
function smallStore() {
  const store = new BudgetStore();
  store.generalExpenses.load([
    {
      id: 1,
      name: "Itens dos Convidados",
      items: [
        item(1, "Garfo", { quantity: 1, unitPrice: 0.6, isRented: true }),
        item(2, "Copo", { quantity: 0.3, unitPrice: 1.2, isRented: true }),
        item(3, "Prato"),
      ],
    },
    {
      id: 2,
      name: KITCHEN,
      items: [
        item(4, "Álcool", {
          quantity: 0.4,
          unit: "L",
          unitPrice: 12.5,
          multiplyByGuests: false,
        }),
        item(5, "Panela"),
        item(6, "Colher"),
      ],
    },
    { id: 3, name: "Nova Despesa", items: [] },
  ]);
  return store;
}

const renderStep = () =>
  renderWithAppState(<GeneralExpensesStep />, { store: smallStore() });
const card = (name: string) =>
  screen.getByLabelText(name, { selector: "section" });
const row = (name: string) => screen.getByDisplayValue(name).closest("li")!;
const rowCount = () => screen.getAllByLabelText("Nome do item").length;

describe("an item", () => {
  test("is multiplied by guests, by the team, by both or by nobody", async () => {
    const { user } = renderStep();
    const line = row("Garfo");
    const chip = (who: RegExp) =>
      within(line).getByRole("button", { name: who });
    expect(line).toHaveTextContent("R$ 60,00100 un");
    await user.click(chip(/equipe/));
    expect(line).toHaveTextContent("140 com a equipe");
    expect(line).toHaveTextContent("R$ 84,00140 un");
    await user.click(chip(/convidados/));
    expect(line).toHaveTextContent("R$ 24,0040 un");
    expect(line).not.toHaveTextContent("Valor fixo");
    await user.click(chip(/equipe/));
    expect(line).toHaveTextContent("Valor fixo");
    expect(line).toHaveTextContent("R$ 0,601 un");
  });

  test("is rented or not: said under its name only where it is", async () => {
    const { user, store } = renderStep();
    const line = row("Garfo");
    const rented = within(line).getByRole("button", { name: "Alugado" });
    expect(rented).toHaveAttribute("aria-pressed", "true");
    expect(within(line).getAllByText("Alugado")).toHaveLength(2);
    const before = store.totals;
    await user.click(rented);
    expect(rented).toHaveAttribute("aria-pressed", "false");
    expect(rented).toHaveFocus();
    expect(within(line).getAllByText("Alugado")).toEqual([rented]);
    expect(store.totals).toEqual(before);
  });

  test("is typed from its name on with Tab alone; what is rarely changed comes last", async () => {
    const { user } = renderStep();
    const line = within(row("Garfo"));
    await user.click(line.getByLabelText("Nome do item"));
    await user.tab();
    expect(line.getByLabelText("Quantidade")).toHaveFocus();
    await user.tab();
    expect(line.getByLabelText("Unidade")).toHaveFocus();
    await user.tab();
    expect(line.getByLabelText(/^Preço/)).toHaveFocus();
    await user.click(line.getByRole("button", { name: /^Excluir/ }));
    await user.keyboard("{Escape}");
    await user.tab();
    expect(line.getByRole("button", { name: "Alugado" })).toHaveFocus();
  });

  test("a fraction of a piece says what to round to, at the same cost", () => {
    const { store } = renderStep();
    const line = row("Copo");
    expect(line).not.toHaveTextContent("leve");
    act(() => store.event.setGuests(101));
    expect(line).toHaveTextContent("R$ 36,3630,300 un");
    expect(line).toHaveTextContent("Alugado · leve 31");
    expect(row("Álcool")).toHaveTextContent(/0,400 L/);
    expect(row("Álcool")).not.toHaveTextContent("leve");
  });

  test("offers un, dezena, duzia, embalagem and L", () => {
    renderStep();
    const unit = within(row("Copo")).getByRole("combobox");
    expect(
      within(unit)
        .getAllByRole("option")
        .map((option) => (option as HTMLOptionElement).value),
    ).toEqual(["un", "dezena", "duzia", "embalagem", "L"]);
  });
});

describe("items without a quantity", () => {
  test("are hidden until they are asked for, and found by the search", async () => {
    const { user } = renderStep();
    expect(rowCount()).toBe(3);
    const choose = async (name: string) => {
      await user.click(screen.getByRole("button", { name: "Mais" }));
      await user.click(screen.getByRole("menuitem", { name }));
    };
    await choose("Mostrar itens sem quantidade");
    expect(rowCount()).toBe(6);
    await choose("Esconder itens sem quantidade");
    expect(rowCount()).toBe(3);
    await user.type(screen.getByRole("searchbox"), "panela");
    expect(rowCount()).toBe(1);
    expect(row("Panela")).toBeVisible();
  });

  test("a new item stays in sight although it is at 0", async () => {
    const { user, store } = renderStep();
    await user.click(screen.getByRole("button", { name: "Adicionar Item" }));
    expect(screen.getByDisplayValue("Novo Item")).toHaveFocus();
    await user.keyboard("Canudo");
    expect(store.generalExpenses.groups[1]?.items.at(-1)?.fields.name).toBe(
      "Canudo",
    );
  });
});

describe("a group", () => {
  const choose = async (
    user: ReturnType<typeof renderStep>["user"],
    group: string,
    action: string,
  ) => {
    await user.click(screen.getByRole("button", { name: `Ações de ${group}` }));
    await user.click(screen.getByRole("menuitem", { name: action }));
  };

  test("is folded by its name, and then says what it holds; an empty one is folded", async () => {
    const { user } = renderStep();
    expect(card(KITCHEN)).toHaveTextContent("1 itemR$ 5,00");
    const name = screen.getByRole("button", { name: KITCHEN, expanded: true });
    await user.click(name);
    expect(card(KITCHEN)).toHaveTextContent("1 item: álcoolR$ 5,00");
    expect(within(card(KITCHEN)).queryByLabelText("Nome do item")).toBeNull();
    expect(card("Nova Despesa")).toHaveTextContent("nenhum itemR$ 0,00");
    await user.click(screen.getByRole("button", { name: "Nova Despesa" }));
    expect(card("Nova Despesa")).toHaveTextContent(
      "Nenhum item nesta despesa.",
    );
  });

  test("is renamed and gets an item from its menu", async () => {
    const { user, store } = renderStep();
    const groups = () => store.generalExpenses.groups;
    await choose(user, KITCHEN, "Renomear");
    await user.keyboard("Cozinha{Enter}");
    expect(groups()[1]?.name).toBe("Cozinha");
    expect(row("Álcool")).toContainElement(
      document.activeElement as HTMLElement,
    );
    expect(screen.queryByLabelText("Nome da despesa")).toBeNull();
    await choose(user, "Nova Despesa", "Adicionar Item aqui");
    expect(
      within(card("Nova Despesa")).getByDisplayValue("Novo Item"),
    ).toHaveFocus();
  });

  test("is added as 'Nova Despesa', and deleted after a question that names it", async () => {
    const { user, store } = renderStep();
    const { generalExpenses } = store;
    await user.click(screen.getByRole("button", { name: "Adicionar Despesa" }));
    expect(generalExpenses.groups.at(-1)?.name).toBe("Nova Despesa");
    await user.keyboard("Geradores{Tab}");
    await choose(user, "Geradores", "Excluir");
    const question = screen.getByRole("alertdialog", {
      name: "Deseja Excluir?",
    });
    expect(question).toHaveTextContent("Geradores");
    await user.click(within(question).getByRole("button", { name: "Excluir" }));
    expect(generalExpenses.groups.map(({ name }) => name)).not.toContain(
      "Geradores",
    );
    expect(screen.getByRole("button", { name: "Nova Despesa" })).toHaveFocus();
  });
});

test("the summary splits the total into rented and bought", () => {
  const { store } = renderStep();
  const summary = screen.getByText("Resumo das despesas").parentElement;
  expect(summary).toHaveTextContent(
    `Resumo das despesasTotal Itens OperacionaisR$ 101,00Alugado 95%R$ 96,00Comprado 5%R$ 5,00`,
  );
  expect(
    screen.getByRole("img", { name: "Alugado 95%, comprado 5%" }),
  ).toBeVisible();
  act(() => store.loadTemplate("blank"));
  expect(screen.queryByRole("img")).toBeNull();
});
