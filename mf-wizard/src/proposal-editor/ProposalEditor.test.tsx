import { jest } from "@jest/globals";
import { act, screen, waitFor, within } from "@testing-library/react";
import { ApiError } from "shared-contracts/client/api-error";
import { prepareProposal } from "../testing/prepare-proposal.tsx";
import { savedBudget } from "../testing/saved-budget.ts";

const radio = async (group: string, name: string) =>
  within(await screen.findByRole("radiogroup", { name: group })).getByRole(
    "radio",
    { name },
  );

const preview = () => screen.getByRole("region", { name: "Prévia" });

afterEach(() => jest.restoreAllMocks());

test("a choice changes the summary, the preview and the saved settings", async () => {
  const { user, store, sent } = await prepareProposal();
  const names = () => within(preview()).queryByText("Bebidas");
  await waitFor(() => expect(names()).toBeVisible());
  await user.click(await radio("Bebidas", "Oculto"));
  expect(store.proposal).toEqual({ show: { drinks: "oculto" } });
  expect(
    screen.getByText("Cardápio em parte, equipe e estrutura em resumo"),
  ).toBeVisible();
  await waitFor(() => expect(names()).toBeNull());
  expect(await screen.findByText("Ajustes salvos")).toBeVisible();
  expect(sent("updateBudget")).toMatchObject([
    { dados: { proposal: { show: { drinks: "oculto" } } } },
  ]);
  expect(store.hasUnsavedChanges).toBe(false);
  expect(store.editingVersion).toBe(4);
});

test("a colour is the account's and leaves the theme as it is", async () => {
  const { user, sent, editor } = await prepareProposal();
  await user.click(await screen.findByRole("button", { name: /^Aparência/ }));
  await user.click(screen.getByRole("radio", { name: "Mata" }));
  expect(screen.getByText("Cor: mata")).toBeVisible();
  await waitFor(() =>
    expect(sent("updateUserConfig")).toEqual([
      { darkMode: true, proposal: { accent: "mata" } },
    ]),
  );
  await waitFor(() =>
    expect(editor.querySelector("article")).toHaveAttribute(
      "data-proposal",
      "mata",
    ),
  );
});

test("closing saves at once and gives the focus back", async () => {
  const { user, sent, opener, editor } = await prepareProposal();
  expect(
    within(editor).getByRole("heading", { name: "Proposta" }),
  ).toHaveFocus();
  await user.click(await radio("Bebidas", "Só nomes"));
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(opener).toHaveFocus();
  await waitFor(() => expect(sent("updateBudget")).toHaveLength(1));
});

test("settings that were kept on this device only are saved when it opens", async () => {
  const { sent } = await prepareProposal({}, { show: { drinks: "oculto" } });
  await waitFor(() =>
    expect(sent("updateBudget")).toMatchObject([
      { dados: { proposal: { show: { drinks: "oculto" } } } },
    ]),
  );
});

test("without a network the settings stay on this device", async () => {
  const { user, store } = await prepareProposal({
    updateBudget: () => {
      throw new TypeError("Failed to fetch");
    },
  });
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  await user.click(await radio("Bebidas", "Oculto"));
  expect(
    await screen.findByText("Sem conexão. Os ajustes ficam neste aparelho."),
  ).toBeVisible();
  expect(store.proposal).toEqual({ show: { drinks: "oculto" } });
  expectBlocked("O PDF e o envio esperam até os ajustes serem salvos.");
});

const sendButton = () =>
  within(screen.getByRole("dialog")).getByRole("button", {
    name: "Enviar proposta",
  });

/** What is not saved is neither downloaded nor sent. */
function expectBlocked(reason: string) {
  const send = sendButton();
  expect(send).toBeDisabled();
  expect(send).toHaveAccessibleDescription(reason);
}

test("a refused save says why, and can be tried again", async () => {
  let isRefused = true;
  const { user } = await prepareProposal({
    updateBudget: ({ body }) => {
      const details = { code: "UNAVAILABLE", status: 503, attempts: 1 };
      if (isRefused) throw new ApiError("Tente mais tarde", details as never);
      const { dados: _, ...answer } = savedBudget({ ...(body as object) });
      return { ...answer, versao: 4 };
    },
  });
  await user.click(await radio("Bebidas", "Oculto"));
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "Não foi possível salvar os ajustes: Tente mais tarde",
  );
  expectBlocked("O PDF e o envio esperam até os ajustes serem salvos.");
  isRefused = false;
  await user.click(screen.getByRole("button", { name: "Tentar novamente" }));
  expect(await screen.findByText("Ajustes salvos")).toBeVisible();
  expect(sendButton()).toBeEnabled();
});

test("a line with a sign that no font draws is named", async () => {
  const { user } = await prepareProposal();
  await user.click(await screen.findByRole("button", { name: /^Condições/ }));
  await user.type(
    screen.getByRole("textbox", { name: "Observações" }),
    "Chá 中国 às 5 😀",
  );
  expect(
    await screen.findByText(
      "Os sinais 中 国 saem como quadrados no PDF: Chá 中国 às 5",
    ),
  ).toBeVisible();
});

test("the tabs of a phone name what they show", async () => {
  await prepareProposal();
  expect(
    await screen.findByRole("tabpanel", { name: "Ajustes" }),
  ).toContainElement(screen.getByRole("button", { name: /^Condições/ }));
  expect(screen.getByRole("tabpanel", { name: "Prévia" })).toContainElement(
    preview(),
  );
});

test("the arrow keys, Home and End turn the tabs", async () => {
  const { user, editor } = await prepareProposal();
  const [settings, shown] = within(editor).getAllByRole("tab");
  settings!.focus();
  for (const [key, chosen] of [
    ["{ArrowRight}", shown],
    ["{ArrowRight}", settings],
    ["{ArrowLeft}", shown],
    ["{Home}", settings],
    ["{End}", shown],
  ] as const) {
    await user.keyboard(key);
    expect(chosen).toHaveFocus();
    expect(chosen).toHaveAttribute("aria-selected", "true");
    expect(within(editor).getAllByRole("tab", { selected: true })).toHaveLength(
      1,
    );
  }
});

test("the PDF says how many pages it has, until the proposal changes", async () => {
  URL.createObjectURL = () => "blob:pdf";
  URL.revokeObjectURL = () => {};
  jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
  const { user, editor } = await prepareProposal({
    generatePdf: () => new Blob(["2 0 obj\n<<\n/Type /Pages\n/Count 2\n"]),
  });
  await within(preview()).findByText("Bebidas");
  await user.click(within(editor).getByRole("button", { name: "Baixar PDF" }));
  expect(await screen.findByText("PDF: 2 páginas")).toBeVisible();
  expect(screen.getByRole("tab", { name: "Prévia, 2 páginas" })).toBeVisible();
  await user.click(await radio("Bebidas", "Oculto"));
  await waitFor(() => expect(screen.queryByText(/páginas/)).toBeNull());
});

test("a preview that cannot be made can be tried again", async () => {
  let isDown = true;
  const { user } = await prepareProposal({
    getLogo: () => {
      if (isDown) throw new Error("down");
      return { logoUrl: null, file: null };
    },
  });
  expect(
    await screen.findByText("Não foi possível montar a prévia."),
  ).toBeVisible();
  expectBlocked("Sem a prévia a proposta não pode ser enviada.");
  isDown = false;
  await user.click(screen.getByRole("button", { name: "Tentar novamente" }));
  expect(
    await within(preview()).findByText("Sabores da Serra", {
      selector: "header *",
    }),
  ).toBeVisible();
});

test("unsaved changes are not in the proposal, and can be saved", async () => {
  const { store } = await prepareProposal();
  act(() => store.event.setGuests(200));
  expect(await screen.findByText(/^Há mudanças não salvas: a/)).toBeVisible();
  expect(
    screen.getByRole("button", { name: "Salvar e atualizar" }),
  ).toBeEnabled();
});
