import { screen, waitFor } from "@testing-library/react";
import { open, renderStep, RISOTTO } from "./recipe-step.test-data.tsx";

test("deleting a recipe asks when it is in use", async () => {
  const view = renderStep({
    recipes: [RISOTTO],
    row: { recipe: { id: RISOTTO.id, price: 12.5 } },
    answers: {
      getRecipeUse: () => ({ budgets: 3, recipes: 1 }),
      deleteRecipe: () => ({ success: true }),
    },
  });
  await open(view, "Abrir ficha técnica");
  const { user, row } = view;
  await user.click(
    await screen.findByRole("button", { name: "Excluir ficha técnica" }),
  );
  expect(
    await screen.findByText(
      "Está em uso em 3 orçamentos salvos e 1 outra ficha. Os preços que vieram dela ficam como estão.",
    ),
  ).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Excluir" }));
  await waitFor(() => expect(row.fields.recipe).toBeUndefined());
  expect(row.fields.unitPrice).toBe(20.6);
});

test("a recipe that nobody uses is deleted at once, and comes back with Desfazer", async () => {
  const view = renderStep({
    recipes: [RISOTTO],
    answers: {
      getRecipeUse: () => ({ budgets: 0, recipes: 0 }),
      deleteRecipe: () => ({ success: true }),
    },
  });
  await open(view, "Abrir ficha técnica");
  await view.user.click(
    await screen.findByRole("button", { name: "Excluir ficha técnica" }),
  );
  await waitFor(() => expect(view.notices).toHaveLength(1));
  view.notices[0]!.action!.run();
  const { id: _, ...content } = RISOTTO;
  await waitFor(() => expect(view.bodies("createRecipe")).toEqual([content]));
});
