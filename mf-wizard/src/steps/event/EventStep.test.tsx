import { act, screen, waitFor, within } from "@testing-library/react";
import type { EventData } from "shared-contracts/entities/event-data";
import type { SavedBudgetSummary } from "shared-contracts/entities/saved-budget";
import { summarizeBudget } from "shared-contracts/saved-budgets/event-summary";
import { BLANK } from "shared-contracts/templates/blank";
import { BudgetStore } from "shared-contracts/budget-store/budget-store";
import { renderWithAppState } from "shared-contracts/testing/render-with-app-state";
import {
  budgetAnswers,
  savedBudget,
} from "../../scenarios/fixtures/saved-budget.ts";
import { EventStep } from "./EventStep.tsx";

const field = (name: string | RegExp) => screen.getByRole("textbox", { name });

describe("the budget's name", () => {
  const MISSING = "Nome do orçamento é obrigatório";

  test("is asked for while it is blank, and announced once it was left", async () => {
    const { user, store } = renderWithAppState(<EventStep />);
    const name = field("Nome do Orçamento");
    expect(screen.getByText(MISSING)).toBeVisible();
    expect(name.closest("[data-invalid]")).not.toBeNull();
    expect(name).toBeValid();
    expect(screen.queryByRole("alert")).toBeNull();
    await user.click(name);
    expect(name).not.toHaveAccessibleDescription();
    await user.tab();
    expect(screen.getByRole("alert")).toHaveTextContent(MISSING);
    expect(name).toBeInvalid();
    await user.type(name, "Festa da Carla");
    expect(screen.queryByText(MISSING)).toBeNull();
    expect(store.name).toBe("Festa da Carla");
    await user.clear(name);
    await user.type(name, "  ");
    expect(screen.getByText(MISSING)).toBeInTheDocument();
  });
});

describe("the client", () => {
  test("CPF is masked while it is typed, and keeps the caret", async () => {
    const { user, store } = renderWithAppState(<EventStep />);
    const cpf = field("CPF");
    await user.type(cpf, "12345678909");
    expect(cpf).toHaveValue("123.456.789-09");
    await user.type(cpf, "{Backspace}", {
      initialSelectionStart: 5,
      initialSelectionEnd: 5,
    });
    expect(cpf).toHaveValue("123.567.890-9");
    await user.keyboard("0");
    expect(store.event.fields.clientCpf).toBe("123.056.789-09");
  });

  test("a second name is asked for where the type of event has one, and kept while there is one", async () => {
    const { user, store } = renderWithAppState(<EventStep />);
    const type = screen.getByRole("combobox", { name: "Tipo de evento" });
    expect(field("Nome do aniversariante")).toBeVisible();
    await user.selectOptions(type, "Casamento");
    await user.type(field("Nome do noivo ou da noiva"), "Ana");
    await user.selectOptions(type, "Brunch");
    await user.clear(field("Segundo nome"));
    expect(field("Segundo nome")).toHaveFocus();
    await user.tab();
    expect(screen.queryByLabelText("Segundo nome")).toBeNull();
    expect(store.event.fields.brideName).toBe("");
  });
});

describe("a client of earlier budgets", () => {
  const earlier = (id: number, eventData: Partial<EventData>) => {
    const { dados, ...saved } = savedBudget({ id, nome: `Festa ${id}` });
    const before = dados as typeof BLANK;
    return {
      ...saved,
      dados: {
        ...before,
        eventData: {
          ...before.eventData,
          groomName: "Marina Alves",
          brideName: "",
          ...eventData,
        },
      },
    };
  };
  const budgets = [
    earlier(3, {
      clientPhone: "31988887777",
      clientEmail: "marina@exemplo.com",
      clientCpf: "123.456.789-09",
    }),
    { ...earlier(2, {}), status: "aprovada" },
  ];
  const renderKnown = (store = new BudgetStore(), answers = {}) =>
    renderWithAppState(<EventStep />, {
      store,
      answers: { ...budgetAnswers(() => budgets), ...answers },
    });
  const option = (name: RegExp) => screen.findByRole("option", { name });

  test("is offered by name and fills in what the form does not say, in one undo step", async () => {
    const { user, store } = renderKnown();
    await user.type(field("Nome do cliente"), "mari");
    await user.click(
      await option(/^Marina Alves.*2 orçamentos.*\s\(31\) 98888-7777$/),
    );
    await waitFor(() => expect(field("CPF")).toHaveValue("123.456.789-09"));
    expect(field("Nome do cliente")).toHaveValue("Marina Alves");
    expect(field("WhatsApp")).toHaveValue("(31) 98888-7777");
    expect(field("Email")).toHaveValue("marina@exemplo.com");
    expect(store.hasUnsavedChanges).toBe(true);
    act(() => void store.history.undo());
    expect(store.event.fields).toMatchObject({
      groomName: "",
      clientPhone: undefined,
      clientCpf: "",
    });
  });

  test("is offered once the list has come, however late", async () => {
    let sendList: (budgets: SavedBudgetSummary[]) => void;
    const { user } = renderKnown(undefined, {
      listBudgetSummaries: () => new Promise((send) => (sendList = send)),
    });
    await user.type(field("Nome do cliente"), "mari");
    expect(screen.queryByRole("listbox")).toBeNull();
    await act(async () => sendList(budgets.map(summarizeBudget)));
    expect(await option(/^Marina Alves/)).toBeVisible();
  });

  test("never replaces what was typed without being asked to [clients-are-remembered]", async () => {
    const { user } = renderKnown();
    await user.type(field("WhatsApp"), "31977776666");
    await user.type(field("Nome do cliente"), "mari");
    await user.click(await option(/^Marina Alves/));
    const swap = await screen.findByRole("button", {
      name: "Trocar por (31) 98888-7777?",
    });
    expect(field("WhatsApp")).toHaveValue("(31) 97777-6666");
    await user.click(swap);
    expect(field("WhatsApp")).toHaveValue("(31) 98888-7777");
    expect(swap).not.toBeInTheDocument();
  });

  test("is taken from the list where the budget cannot be read", async () => {
    const { user } = renderKnown(undefined, {
      getBudget: () => Promise.reject(new Error("sem resposta")),
    });
    await user.type(field("Nome do cliente"), "mari");
    await user.click(await option(/^Marina Alves/));
    await waitFor(() =>
      expect(field("WhatsApp")).toHaveValue("(31) 98888-7777"),
    );
    expect(field("CPF")).toHaveValue("");
  });

  test("the typed name stays as that of a new one", async () => {
    const { user } = renderKnown();
    await user.type(field("Nome do cliente"), "Mari");
    await user.click(await option(/^Usar “Mari” como cliente novo/));
    expect(screen.queryByRole("listbox")).toBeNull();
    expect(field("Nome do cliente")).toHaveValue("Mari");
    expect(field("WhatsApp")).toHaveValue("");
  });

  test("has a history, which opens a budget or gives its data", async () => {
    const { user, store } = renderKnown();
    await user.type(field("Nome do cliente"), "Marina Alves");
    await user.click(await screen.findByRole("button", { name: "Ver" }));
    const dialog = screen.getByRole("dialog", { name: "Marina Alves" });
    expect(dialog).toHaveTextContent("(31) 98888-7777, marina@exemplo.com");
    expect(dialog).toHaveTextContent("Aprovados até hoje (1)R$ 28.102,20");
    await user.click(
      within(dialog).getByRole("button", { name: "Copiar dados do último" }),
    );
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(field("CPF")).toHaveValue("123.456.789-09");
    await user.click(screen.getByRole("button", { name: "Ver" }));
    await user.click(screen.getByRole("button", { name: "Abrir Festa 2" }));
    await waitFor(() => expect(store.name).toBe("Festa 2"));
  });

  test("of the open budget alone there is no history", async () => {
    const store = new BudgetStore();
    const { user } = renderKnown(store, {
      ...budgetAnswers(() => budgets.slice(0, 1)),
    });
    act(() =>
      store.load(
        {
          ...BLANK,
          eventData: { ...BLANK.eventData, groomName: "Marina Alves" },
        },
        { id: 3 },
      ),
    );
    await user.click(field("Nome do cliente"));
    await user.type(field("Nome do cliente"), "{Backspace}");
    await option(/^Marina Alves/);
    await user.type(field("Nome do cliente"), "s");
    expect(screen.queryByRole("button", { name: "Ver" })).toBeNull();
  });

  test("an email that is none is pointed at once it was left", async () => {
    const { user } = renderKnown();
    await user.type(field("Email"), "marina@");
    expect(screen.queryByText("Confira o email.")).toBeNull();
    await user.tab();
    expect(screen.getByText("Confira o email.")).toBeVisible();
    await user.type(field("Email"), "exemplo.com");
    expect(screen.queryByText("Confira o email.")).toBeNull();
  });
});

test("31 types of event are offered, and the one that data brought along", () => {
  const store = new BudgetStore();
  const eventData = { ...BLANK.eventData, eventType: "Rodízio" };
  store.load({ ...BLANK, eventData });
  renderWithAppState(<EventStep />, { store });
  const type = screen.getByRole("combobox", { name: "Tipo de evento" });
  expect(within(type).getAllByRole("option")).toHaveLength(32);
  expect(type).toHaveDisplayValue("Rodízio");
});

describe("sizing", () => {
  const news = () => screen.getByRole("status", { name: "Mudança na equipe" });

  test("tells live what guests change in the team, until the field is gone to again", async () => {
    const { user, store } = renderWithAppState(<EventStep />);
    const guests = field("Convidados");
    await user.click(guests);
    await user.keyboard("150");
    expect(news()).toHaveTextContent(
      "5 → 8 garçons. Com 150 convidados a equipe passa de 40 para 47 pessoas e custa R$ 1.230,00 a mais. Ver Equipe",
    );
    await user.clear(guests);
    expect(store.team.lastSizing).not.toBeNull();
    await user.type(guests, "40");
    expect(news()).toHaveTextContent(
      "5 → 2 garçons. Com 40 convidados a equipe passa de 40 para 34 pessoas e custa R$ 1.230,00 a menos.",
    );
    await user.click(field("Cidade"));
    expect(news()).toHaveTextContent("5 → 2 garçons.");
    await user.click(guests);
    expect(news()).toBeEmptyDOMElement();
  });

  test("guests per waiter size the team too", async () => {
    const { user } = renderWithAppState(<EventStep />);
    await user.click(field("Convidados por garçom"));
    await user.keyboard("50");
    expect(news()).toHaveTextContent("5 → 2 garçons.");
  });

  test.each(["0", "-3", "{Backspace}0"])(
    "guests per waiter typed as %s size the team by 20 [twenty-guests-per-waiter]",
    async (keys) => {
      const { user, store } = renderWithAppState(<EventStep />);
      act(() => store.event.setGuestsPerWaiter(10));
      await user.click(field("Convidados por garçom"));
      await user.keyboard(keys);
      await user.tab();
      expect(store.team.rows[0]?.fields.quantity).toBe(5);
      expect(field("Convidados por garçom")).toHaveValue("0");
    },
  );

  test("an emptied number of guests per waiter sizes nothing", async () => {
    const { user, store } = renderWithAppState(<EventStep />);
    act(() => store.event.setGuestsPerWaiter(10));
    await user.click(field("Convidados por garçom"));
    await user.keyboard("{Backspace}");
    expect(field("Convidados por garçom")).toHaveValue("");
    await user.tab();
    expect(field("Convidados por garçom")).toHaveValue("0");
    expect(store.team.rows[0]?.fields.quantity).toBe(10);
  });

  test("typing the old number back has nothing to tell", async () => {
    const { user } = renderWithAppState(<EventStep />);
    await user.click(field("Convidados"));
    await user.keyboard("150{Control>}a{/Control}100");
    expect(news()).toBeEmptyDOMElement();
  });

  test("its link is a tab stop where it stands", async () => {
    const { user } = renderWithAppState(<EventStep />);
    await user.click(field("Convidados"));
    await user.keyboard("150{Tab}{Tab}");
    expect(field(/^Duração/)).toHaveFocus();
    await user.tab();
    const link = screen.getByRole("link", { name: "Ver Equipe" });
    expect(link).toHaveFocus();
    expect(link).toHaveAttribute("href", "/team");
    await user.tab();
    expect(field("Local do evento")).toHaveFocus();
  });

  test("Enter goes from number to number, past the link and from card to card", async () => {
    const { user, store, path } = renderWithAppState(<EventStep />, {
      path: "/event",
    });
    await user.click(field("Convidados"));
    await user.keyboard("150{Enter}25{Enter}6{Enter}500{Enter}");
    expect(store.event.fields).toMatchObject({
      guests: 150,
      guestsPerWaiter: 25,
      duration: 6,
    });
    expect(store.fixedCosts.fields.kitchenRent).toBe(500);
    expect(field("Seguro")).toHaveFocus();
    await user.click(field("Fretes"));
    await user.keyboard("{Enter}");
    expect(field("Margem de lucro em %")).toHaveFocus();
    await user.keyboard("{Enter}{Enter}{Enter}");
    expect(field("Reajuste anual em %")).toHaveFocus();
    expect(path()).toBe("/event");
  });

  test("part people are rounded up, and the field says so [whole-heads]", async () => {
    const { user, store } = renderWithAppState(<EventStep />);
    await user.click(field("Convidados"));
    await user.keyboard("2,5");
    expect(screen.queryByText(/virou/)).toBeNull();
    await user.tab();
    expect(store.event.fields.guests).toBe(3);
    expect(
      screen.getByText("2,5 virou 3: só números inteiros."),
    ).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Fechar dica" }));
    expect(screen.queryByText(/virou/)).toBeNull();
  });
});

describe("date and time", () => {
  test("the end follows the start and the duration", async () => {
    const { user } = renderWithAppState(<EventStep />);
    expect(screen.getByText("Termina às 04:00")).toBeInTheDocument();
    await user.click(field(/^Duração/));
    await user.keyboard("3");
    expect(screen.getByText("Termina às 01:00")).toBeInTheDocument();
  });

  test("a past date is a hint, not an error", async () => {
    const { user } = renderWithAppState(<EventStep />);
    const date = screen.getByLabelText("Data");
    await user.type(date, "2001-02-03");
    expect(date).toHaveAccessibleDescription(/^Sábado, há [\d.]+ dias$/);
    expect(date).toBeValid();
  });
});

describe("fixed costs", () => {
  test("are summed, whole and per guest", async () => {
    const { store, user } = renderWithAppState(<EventStep />);
    const card = screen.getByRole("region", { name: "Custos Fixos" });
    await user.click(within(card).getByLabelText("Seguro"));
    await user.keyboard("37,5");
    expect(card).toHaveTextContent("Total Custos FixosR$ 2.037,50");
    expect(card).toHaveTextContent("Por convidadoR$ 20,38");
    expect(store.fixedCosts.fields.insurance).toBe(37.5);
  });

  test("a dot before three digits is thousands, and can mean reais and cents [dot-before-three-digits]", async () => {
    const { store, user } = renderWithAppState(<EventStep />);
    await user.click(field("Seguro"));
    await user.keyboard("1.250{Tab}");
    expect(store.fixedCosts.fields.insurance).toBe(1250);
    expect(
      screen.getByText("Lido como R$ 1.250,00. Quis dizer 1,25?"),
    ).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Usar 1,25" }));
    expect(store.fixedCosts.fields.insurance).toBe(1.25);
    expect(screen.queryByText(/Lido como/)).toBeNull();
  });

  test("an unknown amount has a row under its key [every-fixed-cost-counts]", () => {
    const store = new BudgetStore();
    store.load({ ...BLANK, fixedCosts: { ...BLANK.fixedCosts, decor: 40 } });
    renderWithAppState(<EventStep />, { store });
    expect(field("decor")).toHaveValue("40,00");
  });
});

describe("margins", () => {
  test.each([
    ["Margem de lucro em %", "250", "100"],
    ["Margem de segurança em %", "101", "100"],
    ["Reajuste anual em %", "60", "50"],
  ])("%s: %s becomes %s on leaving", async (name, typed, kept) => {
    const { user } = renderWithAppState(<EventStep />);
    await user.click(field(name));
    await user.keyboard(typed);
    expect(field(name)).toHaveValue(typed);
    await user.tab();
    expect(field(name)).toHaveValue(kept);
  });

  test("show the reais they make and keep the exact fraction", async () => {
    const { user, store } = renderWithAppState(<EventStep />);
    const card = screen.getByRole("region", { name: "Margens" });
    expect(card).toHaveTextContent("SubtotalR$ 17.860,00");
    await user.click(field("Margem de lucro em %"));
    await user.keyboard("33,3");
    expect(store.margins.profitMargin).toBe(0.333);
    expect(card).toHaveTextContent("R$ 5.947,38");
    expect(card).toHaveTextContent(
      "Total das margens (43%, exato 43,3)R$ 7.733,38",
    );
    await user.tab();
    expect(field("Margem de lucro em %")).toHaveValue("33,3");
  });

  test("say what they are of the price, and what a discount leaves of it [discount-from-profit]", async () => {
    const { user } = renderWithAppState(<EventStep />);
    const card = screen.getByRole("region", { name: "Margens" });
    expect(card).toHaveTextContent(
      "30% sobre o custo = 21,4% do preçoLucroR$ 5.358,00Desconto até o lucro zerar21,4%Lucro com 5% de descontoR$ 4.107,80",
    );
    const margin = field("Margem de lucro em %");
    await user.clear(margin);
    await user.type(margin, "2{Tab}");
    expect(card).toHaveTextContent("Prejuízo com 5% de desconto−R$ 642,96");
    await user.clear(margin);
    await user.tab();
    expect(card).toHaveTextContent(
      "Sem margem de lucro. Qualquer desconto vira prejuízo.",
    );
  });
});
