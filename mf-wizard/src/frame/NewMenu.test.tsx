import { act, screen, waitFor } from "@testing-library/react";
import { BudgetStore } from "shared-contracts/budget-store/budget-store";
import { renderWithAppState } from "shared-contracts/testing/render-with-app-state";
import { NewMenu } from "./NewMenu.tsx";

/** The menu at the drinks, with a named budget of 33 guests open. */
async function choose(item: string) {
  const view = renderWithAppState(<NewMenu />, { path: "/drinks" });
  act(() => {
    view.store.setName("Casamento");
    view.store.event.setGuests(33);
  });
  await view.user.click(screen.getByRole("button", { name: "Novo" }));
  await view.user.click(
    screen.getByRole("menuitem", { name: new RegExp(item) }),
  );
  await waitFor(() => expect(view.notices).toHaveLength(1));
  return view;
}

test.each([
  {
    item: "Orçamento em branco",
    guests: 0,
    path: "/event",
    draft: ["backup", "clear"],
    text: "Novo orçamento começado",
  },
  {
    item: "Modelo vazio",
    guests: 0,
    path: "/event",
    draft: ["backup"],
    text: "Modelo vazio carregado",
  },
  {
    item: "Modelo de 100 pessoas",
    guests: 100,
    path: "/event",
    draft: ["backup"],
    text: "Modelo de 100 pessoas carregado",
  },
  {
    item: "Restaurar valores padrão",
    guests: 100,
    path: "/drinks",
    draft: ["backup"],
    text: "Valores padrão restaurados",
  },
  {
    item: "Limpar tudo",
    guests: 0,
    path: "/drinks",
    draft: ["backup", "clearUnlessChanged"],
    text: "Tudo limpo",
  },
])("$item: backed up, done, announced, and undone", async (reset) => {
  const { store, notices, draftCalls, path } = await choose(reset.item);
  expect(draftCalls).toEqual(reset.draft);
  expect(store.name).toBe("");
  expect(store.event.fields.guests).toBe(reset.guests);
  expect(path()).toBe(reset.path);
  expect(notices[0]).toMatchObject({
    text: reset.text,
    action: { label: "Desfazer" },
  });
  act(() => notices[0]!.action!.run());
  expect(store.name).toBe("Casamento");
  expect(store.event.fields.guests).toBe(33);
});

test("the menu says what is kept before it acts", async () => {
  const { user } = renderWithAppState(<NewMenu />);
  await user.click(screen.getByRole("button", { name: "Novo" }));
  expect(screen.getByRole("menu")).toHaveTextContent(
    "O orçamento aberto fica guardado e dá para desfazer.",
  );
});

test("three ways to a new budget, then three to begin the open one again", async () => {
  const { user } = renderWithAppState(<NewMenu />);
  await user.click(screen.getByRole("button", { name: "Novo" }));
  expect(screen.getByRole("menu")).toHaveTextContent(
    /Orçamento em branco.*Modelo de 100 pessoas.*Duplicar este orçamento.*Recomeçar este orçamento.*Modelo vazio.*Limpar tudo.*Restaurar valores padrão/,
  );
});

test("what was replaced can be recovered later, and that can be undone", async () => {
  const store = new BudgetStore();
  store.setName("Casamento");
  const kept = { ...store.toDraft(), timestamp: Date.now() };
  store.startNew();
  store.setName("Outra");
  const { user, notices, setDraft, backups } = renderWithAppState(<NewMenu />, {
    store,
  });
  await user.click(screen.getByRole("button", { name: "Novo" }));
  expect(screen.queryByRole("menuitem", { name: /^Recuperar/ })).toBeNull();
  await user.keyboard("{Escape}");
  setDraft({ findBackup: () => Promise.resolve(kept) });
  await user.click(screen.getByRole("button", { name: "Novo" }));
  const recover = await screen.findByRole("menuitem", {
    name: /^Recuperar o orçamento anterior ?Casamento, hoje, \d\d:\d\d$/,
  });
  await user.click(recover);
  expect(store.name).toBe("Casamento");
  expect(backups()).toBe(1);
  expect(notices[0]).toMatchObject({ text: "Orçamento anterior recuperado" });
  act(() => notices[0]!.action!.run());
  expect(store.name).toBe("Outra");
});

test("the open budget is duplicated from the menu", async () => {
  const { user } = renderWithAppState(<NewMenu />, { path: "/drinks" });
  await user.click(screen.getByRole("button", { name: "Novo" }));
  await user.click(
    screen.getByRole("menuitem", { name: /^Duplicar este orçamento/ }),
  );
  expect(await screen.findByRole("dialog")).toBeVisible();
});
