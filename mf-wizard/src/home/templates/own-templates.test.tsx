import { act, screen, waitFor, within } from "@testing-library/react";
import { savedBudget } from "../../scenarios/fixtures/saved-budget.ts";
import { renderHome } from "../testing/render-home.tsx";

describe("own templates", () => {
  const template = (id: number, nome: string, uses = 0) => ({
    ...{ id, nome, uses },
    ...{ eventType: "Casamento", guests: 150, usedAt: null },
  });
  const three = [
    template(1, "Casamento", 7),
    template(2, "15 anos", 1),
    template(3, "Coffee"),
  ];
  const dialog = () => screen.getByRole("dialog", { name: "Meus modelos" });

  test("none yet: how one is made", async () => {
    renderHome();
    await waitFor(() =>
      expect(
        screen.getByText("Salve um orçamento como modelo em Resultados."),
      ).toBeVisible(),
    );
  });

  test("the last two start a budget, which can be undone, and the use is counted", async () => {
    const { user, store, path, calls, notices } = renderHome({
      listTemplates: () => three,
      getTemplate: () => ({ ...three[0], dados: savedBudget().dados }),
      changeTemplate: () => three[0],
    });
    store.setName("Antes");
    await user.click(
      await screen.findByRole("button", { name: "Usar modelo Casamento" }),
    );
    await waitFor(() => expect(path()).toBe("/event"));
    expect(store).toMatchObject({ name: "", editingBudgetId: null });
    expect(store.event.fields.guests).toBe(120);
    expect(
      screen.queryByRole("button", { name: "Usar modelo Coffee" }),
    ).toBeNull();
    await waitFor(() =>
      expect(calls).toContainEqual({
        name: "changeTemplate",
        request: { params: { id: 1 }, body: { used: true } },
      }),
    );
    act(() => notices[0]!.action!.run());
    expect(store.name).toBe("Antes");
  });

  test("one that does not come changes nothing and says why", async () => {
    const { user, store, notices, path } = renderHome({
      listTemplates: () => three,
      getTemplate: () => {
        throw new Error("HTTP 503");
      },
    });
    const { loadCount } = store;
    await user.click(
      await screen.findByRole("button", { name: "Usar modelo Casamento" }),
    );
    await waitFor(() =>
      expect(notices).toMatchObject([
        { tone: "error", text: "Erro ao carregar modelo: HTTP 503" },
      ]),
    );
    expect([path(), store.loadCount]).toEqual(["/", loadCount]);
  });

  test("all are listed in a dialog, where they are renamed and deleted", async () => {
    const { user, calls } = renderHome({
      listTemplates: () => three,
      changeTemplate: () => three[1],
      deleteTemplate: () => ({ success: true }),
    });
    await user.click(await screen.findByRole("button", { name: "Ver os 3" }));
    const rows = await screen.findAllByRole("button", { name: /^Renomear/ });
    expect(rows).toHaveLength(3);
    expect(dialog()).toHaveTextContent(
      "Casamento, 150 convidados, usado 7 vezes",
    );
    await user.click(rows[1]!);
    const name = screen.getByLabelText("Nome do modelo");
    await user.clear(name);
    await user.click(screen.getByRole("button", { name: "Salvar" }));
    expect(name).toHaveAccessibleDescription("Nome do modelo é obrigatório");
    await user.type(name, "Debutante{Enter}");
    await waitFor(() =>
      expect(screen.queryByLabelText("Nome do modelo")).toBeNull(),
    );
    await user.click(screen.getByRole("button", { name: "Excluir Coffee" }));
    const question = screen.getByRole("alertdialog", {
      name: "Deseja Excluir?",
    });
    expect(question).toHaveTextContent("O modelo Coffee será excluído.");
    await user.click(within(question).getByRole("button", { name: "Excluir" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(calls).toEqual(
      expect.arrayContaining([
        {
          name: "changeTemplate",
          request: { params: { id: 2 }, body: { nome: "Debutante" } },
        },
        { name: "deleteTemplate", request: { params: { id: 3 } } },
      ]),
    );
  });
});
