import { act, screen, waitFor, within } from "@testing-library/react";
import { BudgetStore } from "shared-contracts/budget-store/budget-store";
import { jest } from "@jest/globals";
import { renderWithAppState } from "shared-contracts/testing/render-with-app-state";
import { stepPlace } from "../steps/step-place.ts";
import { StepFrame } from "./StepFrame.tsx";

function renderStep(page: string, store = new BudgetStore()) {
  return renderWithAppState(
    <StepFrame place={stepPlace(page)!}>
      <p>conteúdo</p>
    </StepFrame>,
    { path: `/${page}`, store },
  );
}

const header = () => within(screen.getByRole("banner"));
const comanda = () =>
  within(screen.getByRole("region", { name: "Comanda do orçamento" }));

/** The text of an element, any white space as one plain space. */
const words = (element: HTMLElement) =>
  element.textContent.replace(/\s+/g, " ").trim();

beforeEach(() => {
  window.scrollTo = () => undefined;
});

test("the header says where the user is and leads to the neighbours", () => {
  renderStep("foods");
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(
    "Etapa 3 de 9: Prato Principal",
  );
  expect(header().getByRole("link", { name: "Voltar" })).toHaveAttribute(
    "href",
    "/team",
  );
  expect(header().getByRole("link", { name: "Avançar" })).toHaveAttribute(
    "href",
    "/drinks",
  );
  expect(screen.getByText("3/9")).toBeVisible();
});

test("there is nothing before the first step and nothing after the last", () => {
  const first = renderStep("event");
  expect(header().getByRole("button", { name: "Voltar" })).toBeDisabled();
  first.unmount();
  renderStep("results");
  expect(header().getByRole("button", { name: "Avançar" })).toBeDisabled();
});

test("the comanda lists the steps with their cost and adds them up", () => {
  renderStep("foods");
  const links = comanda().getAllByRole("link");
  expect(links.map(words)).toEqual([
    "1 Dados do Evento Custos Fixos R$ 2.037,00",
    "2 Equipe R$ 3.600,00",
    "3 Prato Principal R$ 2.195,00",
    "4 Bebidas R$ 2.988,00",
    "5 Bocadilhos e Porções R$ 1.980,00",
    "6 Mesas Temáticas R$ 1.184,00",
    "7 Confeitaria R$ 1.554,00",
    "8 Itens Operacionais R$ 2.322,00",
    "9 Resultados",
  ]);
  expect(links[2]).toHaveAttribute("aria-current", "step");
  expect(comanda().getByText("Margens (40%)")).toBeVisible();
  expect(comanda().getByText("R$ 17.860,00")).toBeVisible();
  expect(comanda().getByText("R$ 25.004,00")).toBeVisible();
  expect(comanda().getByText("R$ 250,04")).toBeVisible();
  expect(comanda().getByText("100 convidados, 6 horas")).toBeVisible();
});

test("name and totals follow the working budget", () => {
  const { store } = renderStep("foods");
  expect(header().getByText("Orçamento sem nome")).toBeVisible();
  act(() => {
    store.setName("Casamento");
    store.fixedCosts.set("kitchenRent", 1250);
    store.margins.set("profitMargin", 0.275);
  });
  expect(header().getByText("Casamento")).toBeVisible();
  expect(comanda().getByText("R$ 3.037,00")).toBeVisible();
  expect(comanda().getByText("R$ 25.932,50")).toBeVisible();
  expect(comanda().getByText("Margens (38%, exato 37,5)")).toBeVisible();
});

test("the header says when this browser cannot keep the draft", () => {
  const { setDraft } = renderStep("foods");
  act(() => setDraft({ status: "saved" }));
  expect(header().getByText("Rascunho só neste aparelho")).toBeVisible();
  act(() => setDraft({ status: "failed" }));
  expect(header().getByText("Rascunho não salvo")).toBeVisible();
});

test("a draft counts as stored once it has been so for a while", () => {
  jest.useFakeTimers();
  const { setDraft } = renderStep("foods");
  const state = () => header().getByText(/rascunho/i).dataset["draft"];
  act(() => setDraft({ status: "pending" }));
  act(() => jest.advanceTimersByTime(200));
  act(() => setDraft({ status: "saved" }));
  act(() => jest.advanceTimersByTime(100));
  expect(state()).toBe("pending");
  act(() => jest.advanceTimersByTime(300));
  expect(state()).toBe("saved");
  jest.useRealTimers();
});

test("while another tab has the budget the fields are readable but disabled", () => {
  const { setDraft } = renderWithAppState(
    <StepFrame place={stepPlace("team")!}>
      <input aria-label="Quantidade" defaultValue="5" />
    </StepFrame>,
    { path: "/team" },
  );
  const field = () => screen.getByRole("textbox", { name: "Quantidade" });
  expect(field()).toBeEnabled();
  act(() => setDraft({ status: "saved", paused: true }));
  expect(field()).toBeDisabled();
  expect(field()).toHaveValue("5");
  expect(header().getByText("Salvamento pausado")).toBeVisible();
  expect(header().getByRole("button", { name: "Novo" })).toBeDisabled();
  expect(header().getByRole("button", { name: "Importar" })).toBeDisabled();
  expect(screen.getByRole("button", { name: "Assumir aqui" })).toBeEnabled();
  expect(comanda().getAllByRole("link")).toHaveLength(9);
});

test("new totals are read out once typing has stopped", () => {
  jest.useFakeTimers();
  try {
    const { store, unmount } = renderStep("foods");
    const said = () =>
      screen
        .getAllByRole("status")
        .map(words)
        .filter((text) => !text.startsWith("Rascunho"));
    act(() => store.fixedCosts.set("kitchenRent", 1250));
    act(() => void jest.advanceTimersByTime(900));
    act(() => store.fixedCosts.set("kitchenRent", 2250));
    act(() => void jest.advanceTimersByTime(900));
    expect(said()).toEqual([""]);
    act(() => void jest.advanceTimersByTime(100));
    expect(said()).toEqual([
      "Total final R$ 27.804,00, custo por pessoa R$ 278,04",
    ]);
    // What the page downloads after this time does not arrive in the middle of the next test.
    unmount();
  } finally {
    jest.useRealTimers();
  }
});

test("on narrow screens the totals open the comanda, and a step closes it", async () => {
  const { user, path } = renderStep("foods");
  await user.click(screen.getByRole("button", { name: /Abrir a comanda/ }));
  const dialog = within(screen.getByRole("dialog", { name: "Comanda" }));
  await user.click(dialog.getByRole("link", { name: /Bebidas/ }));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(path()).toBe("/drinks");
});

test("Novo puts a template in the place of the budget, which can be undone", async () => {
  const { user, store, path, notices, backups } = renderStep("drinks");
  act(() => store.setName("Casamento"));
  await user.click(header().getByRole("button", { name: "Novo" }));
  await user.click(screen.getByRole("menuitem", { name: /Modelo vazio/ }));
  await waitFor(() => expect(store.name).toBe(""));
  expect(store.event.fields.guests).toBe(0);
  expect(path()).toBe("/event");
  expect(backups()).toBe(1);
  act(() => notices[0]!.action!.run());
  expect(store.name).toBe("Casamento");
  expect(store.event.fields.guests).toBe(100);
});
