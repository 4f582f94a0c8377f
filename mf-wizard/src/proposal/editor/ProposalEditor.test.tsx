import { jest } from "@jest/globals";
import { act, screen, waitFor, within } from "@testing-library/react";
import { BudgetStore } from "shared-contracts/budget-store/budget-store";
import { ApiError } from "shared-contracts/client/api-error";
import { readBudget } from "shared-contracts/platform/rules";
import {
  type Answers,
  renderWithAppState,
} from "shared-contracts/testing/render-with-app-state";
import { SAMPLE_100 } from "shared-contracts/templates/sample-100";
import {
  budgetSummary,
  savedBudget,
} from "../../scenarios/fixtures/saved-budget.ts";
import { ProposalCard } from "../card/ProposalCard.tsx";

/** Results with a saved budget; the editor is opened by its button. */
async function prepare(answers: Answers = {}, proposal?: object) {
  let saved = savedBudget({ dados: { ...SAMPLE_100 } });
  const store = new BudgetStore();
  const read = readBudget(SAMPLE_100);
  if (!read.ok) throw new Error(read.reason);
  store.load(read.budget, { id: 1, name: "Festa", version: 3 });
  if (proposal) store.setProposal(proposal);
  const drawn = renderWithAppState(<ProposalCard />, {
    path: "/results",
    store,
    answers: {
      getBudget: () => saved,
      listBudgetSummaries: () => [],
      getUserConfig: () => ({ darkMode: true }),
      getLogo: () => ({ logoUrl: null, file: null }),
      getProfile: () => ({ name: "ana", email: "a@b.c", phone: "" }),
      getCompany: () => ({
        companyName: "Sabores da Serra",
        cnpj: "",
        address: "",
        cep: "",
        contactEmail: "",
        contactPhone: "",
      }),
      updateUserConfig: ({ body }) => body,
      updateBudget: ({ body }) => {
        const { dados } = body as { dados: object };
        saved = savedBudget({ dados: { ...dados }, versao: 4 });
        const { dados: _, ...answer } = saved;
        return answer;
      },
      ...answers,
    },
  });
  const opener = await screen.findByRole("button", {
    name: "Preparar proposta",
  });
  await drawn.user.click(opener);
  const editor = await screen.findByRole("dialog", { name: "Proposta" });
  const sent = (name: string) =>
    drawn.calls
      .filter((call) => call.name === name)
      .map(({ request }) => request["body"]);
  return { ...drawn, opener, editor, sent };
}

const radio = async (group: string, name: string) =>
  within(await screen.findByRole("radiogroup", { name: group })).getByRole(
    "radio",
    { name },
  );

const preview = () => screen.getByRole("region", { name: "Prévia" });

afterEach(() => jest.restoreAllMocks());

test("a choice changes the summary, the preview and the saved settings", async () => {
  const { user, store, sent } = await prepare();
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
  const { user, sent, editor } = await prepare();
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
  const { user, sent, opener, editor } = await prepare();
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
  const { sent } = await prepare({}, { show: { drinks: "oculto" } });
  await waitFor(() =>
    expect(sent("updateBudget")).toMatchObject([
      { dados: { proposal: { show: { drinks: "oculto" } } } },
    ]),
  );
});

test("without a network the settings stay on this device", async () => {
  const { user, store } = await prepare({
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
  const { user } = await prepare({
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
  const { user } = await prepare();
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
  await prepare();
  expect(
    await screen.findByRole("tabpanel", { name: "Ajustes" }),
  ).toContainElement(screen.getByRole("button", { name: /^Condições/ }));
  expect(screen.getByRole("tabpanel", { name: "Prévia" })).toContainElement(
    preview(),
  );
});

test("a preview that cannot be made can be tried again", async () => {
  let isDown = true;
  const { user } = await prepare({
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
  const { store } = await prepare();
  act(() => store.event.setGuests(200));
  expect(await screen.findByText(/^Há mudanças não salvas: a/)).toBeVisible();
  expect(
    screen.getByRole("button", { name: "Salvar e atualizar" }),
  ).toBeEnabled();
});

describe("options", () => {
  const OF_ANA = { ...SAMPLE_100.eventData, groomName: "Ana" };
  const CHEAPER = savedBudget({
    id: 2,
    nome: "Ana e Rui, enxuto",
    dados: { ...SAMPLE_100, eventData: OF_ANA, drinks: [] },
    totalFinal: 20000,
  });

  const OF_BIA = savedBudget({
    id: 3,
    nome: "Debutante Bia",
    dados: { ...SAMPLE_100, eventData: { ...OF_ANA, groomName: "Bia" } },
  });
  const OF_NOBODY = savedBudget({ id: 4, nome: "Sem cliente" });
  const OF_THE_PHONE = savedBudget({
    id: 5,
    nome: "Bodas pelo telefone",
    dados: {
      ...SAMPLE_100,
      eventData: { ...OF_ANA, groomName: "A. Lima", clientPhone: "3133334444" },
    },
  });

  /** The editor of an account with another, cheaper budget of the same client, and budgets of others. */
  async function withAnother(groomName = "Ana", clientPhone = "") {
    const own = savedBudget({
      dados: {
        ...SAMPLE_100,
        eventData: { ...OF_ANA, groomName, clientPhone },
      },
    });
    const drawn = await prepare({
      listBudgetSummaries: () => [
        budgetSummary(OF_BIA),
        budgetSummary(OF_NOBODY),
        budgetSummary(OF_THE_PHONE),
        budgetSummary({ ...CHEAPER }),
        budgetSummary(own),
      ],
      getBudget: ({ params }) =>
        (params as { id: number }).id === 2 ? CHEAPER : own,
    });
    const press = async (name: string | RegExp) =>
      drawn.user.click(await screen.findByRole("button", { name }));
    await press(/^Opções/);
    return { ...drawn, press };
  }

  const names = () =>
    screen
      .getAllByRole<HTMLInputElement>("textbox", { name: /^Título da opção/ })
      .map(({ value }) => value);

  test("a cheaper budget becomes an option before this one, and the client never reads its name [proposal-options]", async () => {
    const { press, store, editor } = await withAnother();
    expect(within(editor).getByText("Só este orçamento")).toBeVisible();
    await press("Adicionar orçamento");
    await press(/^Ana e Rui, enxuto/);
    expect(names()).toEqual(["", ""]);
    expect(within(editor).getByText("2 orçamentos")).toBeVisible();
    expect(store.proposal).toMatchObject({
      options: [
        { id: 2, name: "" },
        { id: 1, name: "" },
      ],
    });
    const sheet = await within(editor).findByRole("article");
    await within(sheet).findAllByText("Opção B");
    expect(sheet).not.toHaveTextContent("enxuto");
  });

  test("a copy for the same client becomes an option under its title", async () => {
    const { user, store, sent } = await prepare({
      createBudget: ({ body }) => ({
        ...budgetSummary(savedBudget({ id: 9, nome: "x" })),
        nome: (body as { nome: string }).nome,
      }),
    });
    await user.click(await screen.findByRole("button", { name: /^Opções/ }));
    await user.click(
      screen.getByRole("button", { name: "Duplicar como opção" }),
    );
    const dialog = within(
      screen.getByRole("dialog", { name: "Duplicar como opção" }),
    );
    const title = dialog.getByLabelText("Título que o cliente lê");
    expect(title).toHaveAttribute("placeholder", "Opção B");
    await user.type(title, "Essencial");
    await user.click(dialog.getByRole("button", { name: "Duplicar" }));
    await waitFor(() =>
      expect(store.proposal).toMatchObject({
        options: [
          { id: 1, name: "" },
          { id: 9, name: "Essencial" },
        ],
      }),
    );
    const [{ nome, dados }] = sent("createBudget") as [
      { nome: string; dados: object },
    ];
    expect(nome).toBe("Casamento Helena e Rafael (cópia)");
    expect(dados).toHaveProperty("eventData.guests", 100);
    expect(dados).not.toHaveProperty("proposal");
  });

  test("only budgets of the same client are offered [options-of-one-client]", async () => {
    const { press } = await withAnother();
    await press("Adicionar orçamento");
    const dialog = screen.getByRole("dialog", { name: "Adicionar orçamento" });
    const offered = await within(dialog).findAllByRole("listitem");
    expect(offered.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining("Ana e Rui, enxuto"),
    ]);
  });

  test("a budget of the same phone is offered under another name [options-of-one-client]", async () => {
    const { press } = await withAnother("Bia Lima", "(31) 3333-4444");
    await press("Adicionar orçamento");
    const dialog = screen.getByRole("dialog", { name: "Adicionar orçamento" });
    const offered = await within(dialog).findAllByRole("listitem");
    expect(offered.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining("Bodas pelo telefone"),
    ]);
  });

  test("a budget without a client offers none, and says what is missing [options-of-one-client]", async () => {
    const { press } = await withAnother("");
    await press("Adicionar orçamento");
    expect(
      await screen.findByText(/^Este orçamento não tem o nome do cliente/),
    ).toBeVisible();
  });

  test("an option moves before the one above it", async () => {
    const { press, store } = await withAnother();
    await press("Adicionar orçamento");
    await press(/^Ana e Rui, enxuto/);
    await press("Mover opção B para cima");
    expect(store.proposal).toMatchObject({ options: [{ id: 1 }, { id: 2 }] });
    expect(
      screen.getByLabelText("Título da opção A"),
    ).toHaveAccessibleDescription(/, este orçamento$/);
    expect(
      screen.getByLabelText("Título da opção B"),
    ).toHaveAccessibleDescription(/^Ana e Rui, enxuto, .*100 convidados$/);
  });

  test("an option has the name that the client reads, and may be the suggested one", async () => {
    const { press, store, user, editor } = await withAnother();
    await press("Adicionar orçamento");
    await press(/^Ana e Rui, enxuto/);
    const field = screen.getByLabelText("Título da opção A");
    await user.type(field, "Essencial");
    await user.selectOptions(
      screen.getByLabelText("Opção sugerida"),
      "Opção A, Essencial",
    );
    expect(within(editor).getByText("2 orçamentos, A sugerida")).toBeVisible();
    expect(store.proposal).toMatchObject({
      suggested: 2,
      options: [{ id: 2, name: "Essencial" }, { id: 1 }],
    });
  });

  test("a removed option leaves the proposal alone, and comes back by undoing", async () => {
    const { press, store, notices } = await withAnother();
    await press("Adicionar orçamento");
    await press(/^Ana e Rui, enxuto/);
    await press("Retirar opção A");
    expect(screen.queryByLabelText("Título da opção A")).toBeNull();
    expect(store.proposal).not.toHaveProperty("options");
    act(() => notices.at(-1)!.action!.run());
    expect(names()).toHaveLength(2);
  });
});
