import { jest } from "@jest/globals";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { createNotifier, type ToastContent } from "./createNotifier.tsx";
import { Toaster } from "./Toaster.tsx";

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

function show(...notices: ToastContent[]) {
  const notifier = createNotifier();
  render(<Toaster notifier={notifier} />);
  act(() => notices.forEach(notifier.notify));
  return notifier;
}

const pass = (seconds: number) =>
  act(() => jest.advanceTimersByTime(seconds * 1000));

test("a success is announced politely and leaves after 4 s", () => {
  show({ text: "Orçamento salvo com sucesso!" });
  expect(screen.getByRole("status")).toHaveTextContent("Orçamento salvo");
  pass(3.9);
  expect(screen.getByText("Orçamento salvo com sucesso!")).toBeInTheDocument();
  pass(0.2);
  expect(screen.queryByText("Orçamento salvo com sucesso!")).toBeNull();
});

test("an error is announced at once and stays until closed", () => {
  show({ text: "Falha ao salvar orçamento", tone: "error" });
  expect(screen.getByRole("alert")).toHaveTextContent("Falha ao salvar");
  pass(600);
  fireEvent.click(screen.getByRole("button", { name: "Fechar aviso" }));
  expect(screen.queryByText("Falha ao salvar orçamento")).toBeNull();
});

test("one with something to do stays 10 s, and pressing it takes it away", () => {
  const run = jest.fn();
  show({ text: "Importado", action: { label: "Desfazer", run } });
  pass(9.9);
  fireEvent.click(screen.getByRole("button", { name: "Desfazer" }));
  expect(run).toHaveBeenCalledTimes(1);
  expect(screen.queryByText("Importado")).toBeNull();
});

test.each([
  ["pointed at", fireEvent.pointerEnter, fireEvent.pointerLeave],
  ["focused", fireEvent.focus, fireEvent.blur],
])("time stands still while it is %s", (_, hold, release) => {
  show({ text: "Salvo" });
  pass(3);
  hold(screen.getByRole("region", { hidden: true }));
  pass(60);
  expect(screen.getByText("Salvo")).toBeInTheDocument();
  release(screen.getByRole("region", { hidden: true }));
  pass(0.9);
  expect(screen.getByText("Salvo")).toBeInTheDocument();
  pass(0.2);
  expect(screen.queryByText("Salvo")).toBeNull();
});

test("a countdown says the seconds left, and stands still while it is held", () => {
  const onHold = jest.fn();
  const also = jest.fn();
  show({
    text: "Excluindo Arroz",
    tone: "info",
    countdown: 8000,
    action: { label: "Cancelar exclusão", run: () => undefined },
    also: { label: "Excluir já", run: also },
    onHold,
  });
  const region = screen.getByRole("region", { hidden: true });
  pass(2);
  expect(screen.getByText("em 6 s")).toBeInTheDocument();
  fireEvent.pointerEnter(region);
  pass(60);
  expect(screen.getByText("em 6 s")).toBeInTheDocument();
  fireEvent.pointerLeave(region);
  expect(onHold.mock.calls).toEqual([[true], [false]]);
  fireEvent.click(screen.getByRole("button", { name: "Excluir já" }));
  expect(also).toHaveBeenCalledTimes(1);
  expect(screen.queryByText(/Excluindo/)).toBeNull();
});

test("retries are announced politely until none runs", () => {
  const notifier = show();
  act(() => notifier.sayRetrying("Tentando novamente (2/3)…"));
  expect(screen.getByRole("status")).toHaveTextContent(
    "Tentando novamente (2/3)…",
  );
  act(() => notifier.sayRetrying("Tentando novamente (3/3)…"));
  pass(60);
  expect(screen.getByRole("status").textContent).toBe(
    "Tentando novamente (3/3)…",
  );
  act(() => notifier.sayRetrying(null));
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});

const UNDO = { label: "Desfazer", run: () => undefined };
const removed: ToastContent = {
  text: "Arroz excluído",
  about: "row",
  action: UNDO,
};
const saved: ToastContent = { text: "Salvo" };
const failed: ToastContent = { text: "Falha", tone: "error" };

test.each<[string, ToastContent[], string[]]>([
  ["a failure replaces an old success", [saved, failed], ["Falha"]],
  ["a success replaces an old failure", [failed, saved], ["Salvo"]],
  [
    "what can be taken back stays before a plain one",
    [removed, saved],
    ["Arroz excluído", "Salvo"],
  ],
  [
    "only the newest waits",
    [removed, { text: "Antes" }, saved],
    ["Arroz excluído", "Salvo"],
  ],
  [
    "a failure is shown at once, and what can be taken back again after it",
    [removed, failed],
    ["Falha", "Arroz excluído"],
  ],
  [
    "the newest of two that can be taken back",
    [removed, { text: "Importado", action: UNDO }],
    ["Importado"],
  ],
  [
    "more about the same replaces it",
    [removed, { text: "Falha", tone: "error", about: "row" }],
    ["Falha"],
  ],
])("one notice at a time: %s [one-notice]", (_, notices, texts) => {
  show(...notices);
  for (const text of texts) {
    const close = screen.getAllByRole("button", { name: "Fechar aviso" });
    expect(close).toHaveLength(1);
    expect(screen.getByText(text)).toBeInTheDocument();
    fireEvent.click(close[0]!);
  }
  expect(screen.queryByRole("button", { name: "Fechar aviso" })).toBeNull();
});

test("a new try takes what was said about it away", () => {
  const notifier = show({ text: "Erro", tone: "error", about: "pdf" });
  act(() => notifier.withdraw("save"));
  expect(screen.getByText("Erro")).toBeInTheDocument();
  act(() => notifier.withdraw("pdf"));
  expect(screen.queryByText("Erro")).toBeNull();
});

test("the line about a retry takes a failure's place, and not that of what can be taken back", () => {
  const notifier = show(failed);
  act(() => notifier.sayRetrying("Tentando novamente (2/3)…"));
  expect(screen.queryByText("Falha")).toBeNull();
  act(() => notifier.notify(removed));
  expect(screen.queryByText("Tentando novamente (2/3)…")).toBeNull();
  act(() => notifier.withdraw("row"));
  expect(screen.getByText("Tentando novamente (2/3)…")).toBeInTheDocument();
});

test("the same text again starts anew instead of piling up", () => {
  const notifier = show({ text: "Salvo" });
  pass(3);
  act(() => notifier.notify({ text: "Salvo" }));
  expect(screen.getAllByText("Salvo")).toHaveLength(1);
  pass(3);
  expect(screen.getByText("Salvo")).toBeInTheDocument();
});
