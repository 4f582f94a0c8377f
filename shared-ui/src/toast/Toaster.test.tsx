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

test("a success is announced politely and leaves after 5 s", () => {
  show({ text: "Orçamento salvo com sucesso!" });
  expect(screen.getByRole("status")).toHaveTextContent("Orçamento salvo");
  pass(4.9);
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
  pass(1.9);
  expect(screen.getByText("Salvo")).toBeInTheDocument();
  pass(0.2);
  expect(screen.queryByText("Salvo")).toBeNull();
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

test("more about the same takes the place of what was said; a new try takes it away", () => {
  const notifier = show(
    { text: "Erro ao gerar PDF: HTTP 500", tone: "error", about: "pdf" },
    { text: "Falha ao salvar orçamento", tone: "error", about: "save" },
    { text: "Erro ao ler arquivo", tone: "error" },
    { text: "Erro ao gerar PDF: sem conexão", tone: "error", about: "pdf" },
  );
  const texts = () => notifier.current().map(({ text }) => text);
  expect(texts()).toEqual([
    "Falha ao salvar orçamento",
    "Erro ao ler arquivo",
    "Erro ao gerar PDF: sem conexão",
  ]);
  act(() => notifier.withdraw("pdf"));
  expect(texts()).toEqual(["Falha ao salvar orçamento", "Erro ao ler arquivo"]);
});

test("the same text again starts anew instead of piling up", () => {
  const notifier = show({ text: "Salvo" });
  pass(4);
  act(() => notifier.notify({ text: "Salvo" }));
  expect(screen.getAllByText("Salvo")).toHaveLength(1);
  pass(4);
  expect(screen.getByText("Salvo")).toBeInTheDocument();
});
