import { act, screen, within } from "@testing-library/react";
import { renderWithAppState } from "shared-contracts/testing/render-with-app-state";
import { ThematicTablesStep } from "../testing/part-steps.tsx";

const COLD = "Mesa de Frios e Antepastos";
const SOUPS = "Mesa de Caldos da Madrugada";

const card = (name: string) => screen.getByRole("region", { name });
const names = () =>
  screen
    .queryAllByRole("textbox", { name: "Nome do item" })
    .map((field) => (field as HTMLTextAreaElement).value);

test("a table tells its total and what each guest costs", async () => {
  const { user, store } = renderWithAppState(<ThematicTablesStep />);
  expect(card(COLD)).toHaveTextContent("R$ 7,24 por convidadoR$ 724,00");
  const row = screen.getByDisplayValue("Queijo canastra").closest("li")!;
  expect(row).toHaveTextContent("R$ 2,34R$ 234,003 kg");
  await user.click(within(row).getByLabelText("Preço por kg"));
  await user.keyboard("100");
  expect(row).toHaveTextContent("R$ 3,00R$ 300,003 kg");
  expect(card(COLD)).toHaveTextContent("R$ 7,90 por convidadoR$ 790,00");
  act(() => store.event.setGuests(0));
  expect(row).toHaveTextContent("R$ 3,00R$ 0,00");
});

test("the unit changes the price's label and what is offered is un, kg and g", async () => {
  const { user } = renderWithAppState(<ThematicTablesStep />);
  const row = screen.getByDisplayValue("Queijo canastra").closest("li")!;
  const unit = within(row).getByRole("combobox", { name: "Unidade" });
  expect(
    within(unit)
      .getAllByRole("option")
      .map((option) => option.textContent),
  ).toEqual(["un", "kg", "g"]);
  await user.selectOptions(unit, "un");
  expect(within(row).getByLabelText("Preço por unidade")).toBeVisible();
});

test("a folded table keeps its name and total, and opens for a search", async () => {
  const { user } = renderWithAppState(<ThematicTablesStep />);
  await user.click(screen.getByRole("button", { name: `Recolher ${COLD}` }));
  expect(names()).not.toContain("Queijo canastra");
  expect(card(COLD)).toHaveTextContent("R$ 724,00");
  await user.type(screen.getByRole("searchbox"), "queijo");
  expect(names()).toEqual(["Queijo canastra"]);
});

test.each([
  ["caldos", ["Caldo de feijão (copinho 150 ml)", "Torradas temperadas"]],
  ["TORRADAS", ["Mini pães e torradas", "Torradas temperadas"]],
  ["kg", ["Torradas temperadas"]],
  ["xyz", []],
])("searching '%s' finds %j", async (query, found) => {
  const { user } = renderWithAppState(<ThematicTablesStep />);
  await user.type(screen.getByRole("searchbox"), query);
  expect(names()).toEqual(found);
});

test("tables and items are added and named at once", async () => {
  const { user, store } = renderWithAppState(<ThematicTablesStep />);
  await user.click(screen.getByRole("button", { name: "Adicionar Mesa" }));
  await user.keyboard("Mesa de Queijos");
  const table = store.thematicTables.groups.at(-1);
  expect(table?.name).toBe("Mesa de Queijos");
  expect(card("Mesa de Queijos")).toHaveTextContent("Nenhum item nesta mesa.");
  await user.click(
    within(card("Mesa de Queijos")).getByRole("button", {
      name: "Adicionar Item",
    }),
  );
  await user.keyboard("Brie");
  expect(table?.items[0]?.fields).toMatchObject({
    name: "Brie",
    unit: "un",
    quantityPerPerson: 0,
  });
});

test("a table goes only after 'Deseja Excluir?', which names it", async () => {
  const { user, store } = renderWithAppState(<ThematicTablesStep />);
  await user.click(
    screen.getByRole("button", { name: `Excluir mesa ${SOUPS}` }),
  );
  const question = screen.getByRole("alertdialog", { name: "Deseja Excluir?" });
  expect(question).toHaveTextContent(SOUPS);
  expect(store.thematicTables.groups).toHaveLength(2);
  await user.click(within(question).getByRole("button", { name: "Excluir" }));
  expect(store.thematicTables.groups.map(({ name }) => name)).toEqual([COLD]);
});

test("the summary lists every table", () => {
  const { container } = renderWithAppState(<ThematicTablesStep />);
  expect(container).toHaveTextContent(
    `Resumo por mesa${COLD} R$ 7,24 por convidadoR$ 724,00${SOUPS} R$ 4,60 por convidadoR$ 460,00Total Mesas TemáticasR$ 1.184,00`,
  );
});
