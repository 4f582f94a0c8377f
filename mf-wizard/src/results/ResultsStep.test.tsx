import { jest } from "@jest/globals";
import { BudgetStore } from "shared-contracts/budget-store/budget-store";
import { renderWithAppState } from "shared-contracts/testing/render-with-app-state";
import { ResultsStep } from "./ResultsStep.tsx";
import { StepFrame } from "../frame/StepFrame.tsx";
import { stepPlace } from "../steps/step-place.ts";
import { act, screen, waitFor, within } from "@testing-library/react";
import {
  button,
  choice,
  drawResults,
  saveAnswer,
  announced,
  asked,
} from "./testing/draw-results.tsx";

/** Files handed to the browser's downloads, by name. */
let downloads: Map<string, Blob>;
beforeEach(() => {
  downloads = new Map();
  let content = new Blob();
  URL.createObjectURL = (file) => {
    content = file as Blob;
    return "blob:file";
  };
  URL.revokeObjectURL = () => undefined;
  jest
    .spyOn(HTMLAnchorElement.prototype, "click")
    .mockImplementation(function click(this: HTMLAnchorElement) {
      downloads.set(this.download, content);
    });
});
afterEach(() => jest.restoreAllMocks());

test("the line on how saving went comes into view, and leaves without harm", async () => {
  // What newer browsers answer, though the type says nothing.
  const scroll = jest
    .spyOn(HTMLElement.prototype, "scrollIntoView")
    .mockReturnValue(Promise.resolve() as never);
  const { user } = drawResults();
  await user.click(button("Salvar orçamento"));
  await user.click(choice(/^Salvar Orçamento/));
  await announced("Orçamento salvo com sucesso!");
  expect(scroll).toHaveBeenCalledWith({ block: "nearest" });
  await user.click(button("Cancelar edição"));
  expect(button("Salvar orçamento")).toBeInTheDocument();
});

/** jsdom's blobs have no text(). */
const textOf = (file: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.readAsText(file);
  });

describe("on a phone", () => {
  beforeEach(() => {
    globalThis.matchMedia = (() => ({
      matches: true,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    })) as unknown as typeof matchMedia;
  });
  afterEach(() => Reflect.deleteProperty(globalThis, "matchMedia"));

  const tab = (name: string) => screen.getByRole("tab", { name });

  test("the parts of the page are tabs, by touch and by keys", async () => {
    const { user } = drawResults();
    expect(tab("Resumo")).toHaveAttribute("aria-selected", "true");
    expect(button("Salvar orçamento")).toBeVisible();
    expect(
      screen.queryByRole("button", { name: "Imprimir lista: Compras" }),
    ).toBeNull();
    await user.click(tab("Listas"));
    expect(button("Imprimir lista: Compras")).toBeVisible();
    expect(
      screen.queryByRole("button", { name: "Salvar orçamento" }),
    ).toBeNull();
    await user.keyboard("{ArrowLeft}");
    expect(tab("Recebimentos")).toHaveFocus();
    expect(
      screen.getByText(/aparecem aqui quando a proposta é aprovada/),
    ).toBeVisible();
    await user.keyboard("{Home}{ArrowLeft}");
    expect(tab("Resumo")).toHaveFocus();
    await user.keyboard("{End}{ArrowRight}");
    expect(tab("Listas")).toHaveFocus();
  });

  test("a tab is in the address", async () => {
    const { navigate } = drawResults();
    await act(async () => navigate("/results#cenarios"));
    expect(tab("Cenários")).toHaveAttribute("aria-selected", "true");
  });

  test("the last tab of a budget is open at the next visit", async () => {
    const { user, store, unmount } = drawResults();
    await user.click(tab("Listas"));
    unmount();
    const next = renderWithAppState(<ResultsStep />, {
      path: "/results",
      store,
    });
    expect(tab("Listas")).toHaveAttribute("aria-selected", "true");
    next.unmount();
    act(() => store.markSaved(9, "Outro", 1, store.revision));
    renderWithAppState(<ResultsStep />, { path: "/results", store });
    expect(tab("Resumo")).toHaveAttribute("aria-selected", "true");
  });

  test("the bar at the foot has Salvar, Enviar proposta and a disabled Avançar", async () => {
    globalThis.scrollTo = () => undefined;
    const store = new BudgetStore();
    store.setName("Festa");
    const { user } = renderWithAppState(
      <StepFrame place={stepPlace("results")!}>
        <ResultsStep />
      </StepFrame>,
      { path: "/results", store },
    );
    const [, , save, send, forward] = [
      ...screen.getByText("9/9").parentElement!.children,
    ];
    expect(send).toHaveTextContent("Enviar proposta");
    expect(screen.getAllByText("Enviar proposta")).toHaveLength(1);
    expect(forward).toHaveAccessibleName("Avançar");
    expect(forward).toBeDisabled();
    await user.click(save!);
    expect(screen.getByRole("dialog", { name: /salvar/i })).toBeVisible();
  });

  test("what was typed in a tab is there when it is turned back to", async () => {
    const { user } = drawResults();
    await user.click(tab("Cenários"));
    const price = screen.getByLabelText(/por pessoa/);
    await user.type(price, "300");
    await user.click(tab("Resumo"));
    expect(price).not.toBeVisible();
    await user.click(tab("Cenários"));
    expect(price).toHaveValue("300,00");
  });
});

test("the bill of the sample budget", () => {
  drawResults();
  const rows = within(screen.getByRole("table", { name: "Resumo de custos" }));
  expect(rows.getByRole("row", { name: /^Equipe/ })).toHaveTextContent(
    "14%R$ 3.600,00",
  );
  expect(rows.getByTitle("14,40%")).toHaveTextContent("14%");
  const facts = screen.getByText("Duração").closest("dl");
  expect(facts).toHaveTextContent("100 convidados");
  expect(facts).toHaveTextContent("Custo por pessoa R$ 250,04");
  expect(rows.getAllByRole("row").at(-1)).toHaveTextContent(
    "TOTAL FINAL100%R$ 25.004,00",
  );
});

test("a line of the bill explains itself", async () => {
  const { user } = drawResults();
  const explain = async (line: RegExp) => {
    const row = screen.getByRole("row", { name: line });
    await user.click(within(row).getByRole("button"));
    return screen.findByRole("dialog", { name: "Explique este valor" });
  };
  expect(await explain(/^Equipe .*14%/)).toHaveTextContent("GarçomR$ 1.050,00");
  expect(await explain(/^Custos Fixos/)).toHaveTextContent("Fretes");
  expect(await explain(/^Mesas Temáticas/)).toHaveTextContent("+R$ 460,00");
  expect(await explain(/^Bebidas/)).toHaveTextContent("Café+R$ 63,00");
  expect(await explain(/^Subtotal/)).toHaveTextContent("Equipe");
  const profit = await explain(/^Margem de lucro/);
  expect(profit).toHaveTextContent("R$ 17.860,00 × 30% = R$ 5.358,00");
  expect(profit).toHaveTextContent("30% sobre o custo = 21,4% do preço");
  expect(profit).not.toHaveTextContent("No total final");
  const safety = await explain(/^Margem de segurança/);
  expect(safety).not.toHaveTextContent("sobre o custo");
  const total = await explain(/^TOTAL FINAL/);
  expect(total).toHaveTextContent("SubtotalR$ 17.860,00");
  expect(total).toHaveTextContent("Reajuste anual+R$ 893,00");
  expect(total).not.toHaveTextContent("No total final");
});

test("a margin's exact rate stands beside the rounded one [percent-whole]", () => {
  const { store } = drawResults();
  const rate = (name: string) =>
    screen.getByRole("rowheader", { name: new RegExp(`^${name}`) });
  expect(rate("Margem de lucro")).toHaveTextContent(/\(30%\)$/);
  act(() => store.margins.set("profitMargin", 0.275));
  expect(rate("Margem de lucro")).toHaveTextContent(/\(28%, exato 27,5\)$/);
});

test("without guests each of them costs nothing [cost-per-person]", () => {
  const { store } = drawResults();
  act(() => store.event.setGuests(0));
  expect(screen.getByText("Valor por pessoa").closest("div")).toHaveTextContent(
    "R$ 0,00Informe os convidados",
  );
});

test("without a name nothing is asked [name-before-saving]", async () => {
  const { user, calls } = drawResults({}, "");
  await user.click(button("Salvar orçamento"));
  expect(screen.getByRole("alert")).toHaveTextContent(
    "Por favor, preencha o nome do orçamento na primeira tela",
  );
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(calls).toEqual([]);
});

test("by keyboard alone: the first answer has the focus, Enter saves, edit mode begins", async () => {
  const { user, store } = drawResults();
  expect(button("Exportar orçamento em PDF")).toBeDisabled();
  await user.keyboard("{Control>}s{/Control}");
  expect(choice(/^Salvar Orçamento/)).toHaveFocus();
  await user.keyboard("{Enter}");
  await announced("Orçamento salvo com sucesso!");
  expect(button("Atualizar orçamento")).toBeInTheDocument();
  expect(button("Exportar orçamento em PDF")).toBeEnabled();
  expect(store.editingBudgetId).toBe(7);
  await user.click(button("Atualizar orçamento"));
  await user.keyboard("{Enter}");
  await announced("Orçamento atualizado com sucesso!");
});

test.each(["{Escape}", "Cancelar", "Fechar"])(
  "%s puts the question away and saves nothing",
  async (way) => {
    const { user, calls } = drawResults();
    await user.click(button("Salvar orçamento"));
    if (way.startsWith("{")) await user.keyboard(way);
    else await user.click(button(way));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(button("Salvar orçamento")).toHaveFocus();
    expect(calls).toEqual([]);
  },
);

test("a double click saves once, and the button says so meanwhile", async () => {
  let answer: (row: unknown) => void = () => undefined;
  const { user, calls } = drawResults({
    createBudget: () => new Promise((resolve) => (answer = resolve)),
  });
  await user.click(button("Salvar orçamento"));
  await user.dblClick(choice(/^Salvar Orçamento/));
  await user.click(button("Salvando..."));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  answer(saveAnswer(7, 1));
  await announced("Orçamento salvo com sucesso!");
  expect(calls.filter(({ name }) => name === "createBudget")).toHaveLength(1);
});

test("pressing again after a failure goes under the same key until something changes", async () => {
  const { user, calls, store } = drawResults({
    createBudget: () => {
      throw new Error("Falha após 3 tentativas: sem conexão com o servidor");
    },
  });
  const saveOnce = async () => {
    await user.click(button("Salvar orçamento"));
    await user.click(choice(/^Salvar Orçamento/));
    await announced("Falha após 3 tentativas: sem conexão com o servidor");
  };
  await saveOnce();
  await saveOnce();
  act(() => store.event.setGuests(90));
  await saveOnce();
  const keys = calls
    .filter(({ name }) => name === "createBudget")
    .map(({ request }) => request["idempotencyKey"]);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test("a save that ends after the page was left shows a notice", async () => {
  let answer: (row: unknown) => void = () => undefined;
  const { user, notices, unmount } = drawResults({
    createBudget: () => new Promise((resolve) => (answer = resolve)),
  });
  await user.click(button("Salvar orçamento"));
  await user.click(choice(/^Salvar Orçamento/));
  await waitFor(() => expect(button("Salvando...")).toBeInTheDocument());
  unmount();
  answer(saveAnswer(7, 1));
  await waitFor(() =>
    expect(notices).toEqual([
      {
        text: "Orçamento salvo com sucesso!",
        tone: "success",
        about: "save",
      },
    ]),
  );
});

test("Exportar JSON downloads a 2.0 file, with the client, and saves nothing", async () => {
  const { user, calls, store } = drawResults();
  act(() => store.event.setField("groomName", "Ana Lima"));
  await user.click(button("Salvar orçamento"));
  await user.click(choice(/^Exportar JSON/));
  await announced("Arquivo JSON exportado com sucesso!");
  expect([...downloads.keys()][0]).toMatch(
    /^Festa_do_Jo_o_\d{4}-\d\d-\d\d\.json$/,
  );
  expect(await textOf([...downloads.values()][0]!)).toContain("Ana Lima");
  expect(calls).toEqual([]);
});

test.each([
  [
    /^Salvar \+ Exportar/,
    "Orçamento salvo e template exportado com sucesso!",
    ["health", "createBudget"],
  ],
  [/^Exportar só o template/, "Template exportado com sucesso!", []],
])(
  "%s downloads a template without the client [a-copy-has-no-client]",
  async (way, text, sent) => {
    const { user, calls, store } = drawResults();
    act(() => store.event.setField("groomName", "Ana Lima"));
    await user.click(button("Salvar orçamento"));
    await user.click(choice(way));
    await announced(text);
    const [[name, file]] = [...downloads] as [[string, Blob]];
    expect(name).toMatch(/^template_Festa_do_Jo_o_\d{4}-\d\d-\d\d\.json$/);
    const content = await textOf(file);
    expect(content).not.toContain("Ana Lima");
    expect(JSON.parse(content)).toMatchObject({
      exportType: "template",
      name: "Festa do João",
      metadata: { totals: { total: 25004 } },
    });
    expect(asked(calls).map((call) => call.name)).toEqual(sent);
  },
);

test("Salvar + Exportar writes no file of what was not saved", async () => {
  const { user } = drawResults({
    createBudget: () => {
      throw new Error("");
    },
  });
  await user.click(button("Salvar orçamento"));
  await user.click(choice(/^Salvar \+ Exportar/));
  await announced("Falha ao salvar orçamento");
  expect(downloads.size).toBe(0);
});

test("Salvar + Exportar whose file fails says that the budget is saved", async () => {
  const log = jest.spyOn(console, "error").mockReturnValue();
  URL.createObjectURL = () => {
    throw new Error("no room");
  };
  const { user, store } = drawResults();
  await user.click(button("Salvar orçamento"));
  await user.click(choice(/^Salvar \+ Exportar/));
  await announced("Orçamento salvo com sucesso! Erro ao exportar arquivo JSON");
  expect(store.editingBudgetId).toBe(7);
  log.mockRestore();
});

test("Cancelar edição keeps the content, takes the messages away, and can be undone", async () => {
  const { user, store, notices } = drawResults();
  await user.click(button("Salvar orçamento"));
  await user.click(choice(/^Salvar Orçamento/));
  await announced("Orçamento salvo com sucesso!");
  await user.click(button("Cancelar edição"));
  expect(screen.queryByText(/sucesso/)).not.toBeInTheDocument();
  expect(screen.queryByText(/Modo de edição/)).not.toBeInTheDocument();
  expect(store).toMatchObject({ name: "", editingBudgetId: null });
  expect(store.event.fields.guests).toBe(100);
  const { text, action } = notices.at(-1)!;
  expect(text).toBe("Edição cancelada. O orçamento salvo não mudou.");
  act(() => action!.run());
  expect(store).toMatchObject({
    editingBudgetId: 7,
    editingVersion: 1,
    hasUnsavedChanges: false,
  });
});

test("the PDF is named by the client and is of the saved version [proposal-of-the-saved-version]", async () => {
  const { user, store } = drawResults({
    generatePdf: () => new Blob(["%PDF"]),
  });
  act(() => store.load(store.toBudget(), { id: 7, name: "Festa", version: 1 }));
  await user.click(button("Exportar orçamento em PDF"));
  await waitFor(() =>
    expect([...downloads.keys()]).toEqual(["orcamento-evento.pdf"]),
  );
  expect(screen.queryByText(/O PDF é da versão salva/)).toBeNull();
  act(() => store.event.setField("groomName", "Ana Lima"));
  await announced(
    "O PDF é da versão salva: as alterações feitas depois não entram.",
  );
  await user.click(button("Exportar orçamento em PDF"));
  await waitFor(() =>
    expect([...downloads.keys()]).toContain("orcamento-Ana Lima.pdf"),
  );
});

test.each([
  ["tempo esgotado", "Erro ao gerar PDF: tempo esgotado"],
  ["", "Erro ao gerar PDF: Erro desconhecido"],
])(
  "a PDF that fails with %j shows its error until the next try",
  async (reason, text) => {
    const { user, store, notices, withdrawn } = drawResults({
      generatePdf: () => {
        throw new Error(reason);
      },
    });
    act(() =>
      store.load(store.toBudget(), { id: 7, name: "Festa", version: 1 }),
    );
    await user.click(button("Exportar orçamento em PDF"));
    await waitFor(() =>
      expect(notices).toEqual([{ text, tone: "error", about: "pdf" }]),
    );
    expect(withdrawn).toEqual(["pdf"]);
    await user.click(button("Exportar orçamento em PDF"));
    expect(withdrawn).toEqual(["pdf", "pdf"]);
  },
);
