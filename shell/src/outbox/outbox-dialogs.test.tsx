import { jest } from "@jest/globals";
import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ComponentProps } from "react";
import type { Act } from "shared-contracts/outbox/acts";
import type { Entry } from "shared-contracts/outbox/kept-outbox";
import type { WaitingSave } from "shared-contracts/outbox/save-order";
import {
  QueryClient,
  QueryClientProvider,
} from "shared-contracts/platform/query";
import { observable, runInAction } from "shared-contracts/platform/state";
import { BLANK } from "shared-contracts/templates/blank";
import { OutboxDialogs } from "./OutboxDialogs.tsx";
import { OutboxStrip } from "./OutboxStrip.tsx";
import type { OutboxState } from "./outbox-parts.ts";
import type { OutboxShown, PageOutbox } from "./page-outbox.ts";

const waitingSave = (changes: Partial<WaitingSave> = {}): WaitingSave => ({
  id: "1",
  line: "a",
  budgetId: 7,
  name: "Casamento Ana e Rui",
  since: Date.now(),
  state: "queued",
  questions: 0,
  error: null,
  tries: 1,
  ...changes,
});

const budgetWith = (guests: number, price: number, city = "") => ({
  ...BLANK,
  eventData: { ...BLANK.eventData, guests, city },
  drinks: [
    {
      id: 1,
      name: "Cerveja",
      consumptionPerPerson: 1,
      packageSize: 0,
      unit: "L",
      unitPrice: price,
      isAlcoholic: true,
      isForBeer: true,
      multiplyByGuests: true,
      multiplyByTeam: false,
    },
  ],
});

const asking = {
  id: "1",
  line: "a",
  name: "Ana e Rui",
  dados: budgetWith(142, 13.5),
  base: { name: "Casamento Ana e Rui", dados: budgetWith(137, 12) },
  since: Date.now(),
  met: {
    questions: 2,
    theirs: {
      id: 7,
      nome: "Casamento Ana e Rui",
      dados: budgetWith(150, 12.8, "Araxá"),
      totalFinal: 1,
      createdAt: new Date().toISOString(),
      versao: 5,
    },
  },
} as unknown as Entry;

function draw(
  shown: OutboxShown | null,
  waiting: readonly WaitingSave[],
  beside: Partial<OutboxState> = {},
) {
  const state = observable<{
    shown: OutboxShown | null;
    waiting: readonly WaitingSave[];
  }>({ shown, waiting }, {}, { deep: false });
  const running = {
    outbox: {
      kept: { waiting: [asking] },
      asking: () => asking,
      takeBack: jest.fn(),
      insist: jest.fn(),
    },
    withdraw: jest.fn(() => Promise.resolve()),
    settle: jest.fn(() => Promise.resolve()),
  };
  const outbox = {
    get shown() {
      return state.shown;
    },
    get waiting() {
      return state.waiting;
    },
    get state(): OutboxState {
      const { waiting: saves } = state;
      return { waiting: saves, acts: [], sent: [], sending: null, ...beside };
    },
    get count() {
      return state.waiting.length + (beside.acts?.length ?? 0);
    },
    running,
    open: (next: OutboxShown | null) => runInAction(() => (state.shown = next)),
    isOpen: ({ line }: WaitingSave) => line === "a",
    sendNow: jest.fn(() => Promise.resolve()),
    end: jest.fn((end: () => void) => Promise.resolve(end())),
  };
  const leave = jest.fn();
  const props = {
    client: { call: () => Promise.resolve({ name: "rosana alves" }) },
    leave,
    outbox,
  } as unknown as ComponentProps<typeof OutboxDialogs>;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <OutboxStrip outbox={outbox as unknown as PageOutbox} />
      <OutboxDialogs {...props} />
    </QueryClientProvider>,
  );
  const setWaiting = (next: readonly WaitingSave[]) =>
    runInAction(() => (state.waiting = next));
  return { outbox, running, leave, setWaiting, user: userEvent.setup() };
}

const button = (name: string) => screen.getByRole("button", { name });

test("Pendências says what waits, since when and why not yet [saves-wait]", async () => {
  const { outbox, running, user } = draw(null, [
    waitingSave(),
    waitingSave({
      id: "2",
      line: "b",
      name: "15 anos Beatriz",
      state: "refused",
      error: "Nome recusado",
      tries: 3,
    }),
  ]);
  await user.click(button("Pendências (2)"));
  const dialog = screen.getByRole("dialog", { name: "Pendências" });
  expect(
    await within(dialog).findByText(
      "Conta de Rosana Alves, neste aparelho. Nada daqui vai para outra conta.",
    ),
  ).toBeInTheDocument();
  const [first, second] = within(dialog).getAllByRole("listitem");
  expect(first).toHaveTextContent(/^Casamento Ana e Rui.*Na fila desde/);
  expect(second).toHaveTextContent(
    "Falhou 3 vezes. Último erro: Nome recusado",
  );
  expect(within(dialog).getByRole("status")).toHaveTextContent(
    "1 na fila, 1 falhou",
  );
  await user.click(
    within(first!).getByRole("button", { name: "Tirar da fila" }),
  );
  expect(running.withdraw).toHaveBeenCalledWith("a");
  await user.click(button("Tentar agora"));
  expect(outbox.sendNow).toHaveBeenCalledTimes(1);
});

test("Ver alterações lists what a waiting save changes, from the version it began from", async () => {
  const { user } = draw({ what: "list" }, [waitingSave()]);
  const dialog = screen.getByRole("dialog", { name: "Pendências" });
  expect(dialog).toHaveTextContent(/Salvar, 3 alterações desde \d\d:\d\d/);
  expect(dialog).not.toHaveTextContent("de 137 para 142");
  const see = button("Ver alterações");
  expect(see).toHaveAttribute("aria-expanded", "false");
  await user.click(see);
  expect(see).toHaveAttribute("aria-expanded", "true");
  expect(dialog).toHaveTextContent("Convidados: de 137 para 142");
  expect(dialog).toHaveTextContent(
    /Cerveja, preço: de R\$\s12,00 para R\$\s13,50/,
  );
});

test("what no page has open any more is only thrown away after a question", async () => {
  const { running, user } = draw({ what: "list" }, [
    waitingSave({ line: "b" }),
  ]);
  await user.click(button("Descartar"));
  expect(running.withdraw).not.toHaveBeenCalled();
  const question = screen.getByRole("alertdialog", { name: "Deseja Excluir?" });
  await user.click(within(question).getByRole("button", { name: "Descartar" }));
  expect(running.withdraw).toHaveBeenCalledWith("b");
});

const row = (receivedOn: string | null) => ({
  label: "Sinal",
  dueDate: "2026-12-10",
  amount: 1493.7,
  receivedOn,
});

const waitingAct = (changes: Partial<Act>) =>
  ({
    id: "3",
    call: "followBudget",
    name: "Coffee break",
    since: Date.now(),
    change: { receipts: [row("2026-11-27")] },
    before: { receipts: [row(null)] },
    error: null,
    tries: 1,
    isRefused: false,
    met: null,
    ...changes,
  }) as Act;

test("Pendências lists what waits beside saves, and what was sent", async () => {
  const { running, user } = draw({ what: "list" }, [], {
    acts: [
      waitingAct({}),
      waitingAct({
        id: "4",
        name: "Festa",
        change: { status: "perdida" },
        met: { version: 5 },
      }),
    ],
    sent: [{ id: "5", name: "Happy hour", at: Date.now(), act: null }],
  });
  const [mark, status, sent] = screen.getAllByRole("listitem");
  expect(mark).toHaveTextContent(
    /^Coffee breakParcela de R\$\s1\.493,70 recebidaNa fila desde/,
  );
  expect(status).toHaveTextContent(
    "Situação: PerdidaParado: mudou também em outro lugar.",
  );
  expect(sent).toHaveTextContent(/^Happy hourSalvarEnviado hoje às/);
  expect(screen.getByText("2 na fila, 1 enviada")).toBeVisible();
  await user.click(within(mark!).getByRole("button", { name: "Desfazer" }));
  expect(running.outbox.takeBack).toHaveBeenCalledWith("3");
  await user.click(button("Mudar mesmo assim"));
  expect(running.outbox.insist).toHaveBeenCalledWith("4");
});

test("a change behind a question says that it waits for the answer, not what failed before", () => {
  const change = { status: "perdida" } as const;
  draw({ what: "list" }, [], {
    acts: [
      waitingAct({ id: "4", change, met: { version: 5 } }),
      waitingAct({ id: "6", change, error: "Servidor fora do ar" }),
    ],
  });
  expect(screen.getAllByRole("listitem")[1]).toHaveTextContent(
    "Espera a sua resposta à anterior.",
  );
  expect(screen.queryByText(/Servidor fora do ar/)).toBeNull();
});

test("both values stand side by side, none is chosen, and both need an answer [waiting-is-merged]", async () => {
  const { running, user } = draw(null, [
    waitingSave({ state: "asks", questions: 2 }),
  ]);
  expect(screen.getByRole("status")).toHaveTextContent(
    "Salvamento parado: 2 escolhas.",
  );
  await user.click(button("Escolher"));
  const radio = (group: string, name: RegExp) =>
    within(screen.getByRole("group", { name: group })).getByRole("radio", {
      name,
    });
  expect(button("Salvar")).toBeDisabled();
  expect(
    screen.getByText("Falta escolher 2: Convidados; Cerveja, preço."),
  ).toBeInTheDocument();
  await user.click(radio("Cerveja, preço", /^Você.*13,50$/));
  await user.click(radio("Convidados", /^Na conta.*150$/));
  await user.click(button("Salvar"));
  expect(running.settle).toHaveBeenCalledWith(
    "1",
    new Map([
      ["drinks/1/unitPrice", "mine"],
      ["eventData/guests", "theirs"],
    ]),
  );
});

test("what only one side changed unfolds, by side [waiting-is-merged]", async () => {
  const { user } = draw({ what: "questions", id: "1" }, [
    waitingSave({ state: "asks" }),
  ]);
  const line = screen.getByText("2 mudanças já juntadas: 1 sua, 1 da conta");
  await user.click(line);
  expect(line.closest("details")).toHaveAttribute("open");
  expect(
    screen.getAllByRole("listitem").map(({ textContent }) => textContent),
  ).toEqual([
    "Nome do orçamento: de Casamento Ana e Rui para Ana e Rui",
    "Cidade: de Vazio para Araxá",
  ]);
});

test.each([
  ["Usar tudo meu", "mine"],
  ["Usar tudo da conta", "theirs"],
  ["Salvar como cópia", "copy"],
])("%s settles all questions", async (name, how) => {
  const { running, user } = draw({ what: "questions", id: "1" }, [
    waitingSave({ state: "asks" }),
  ]);
  await user.click(button(name));
  expect(running.settle).toHaveBeenCalledWith("1", how);
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("leaving sends first, and leaves when all is in the account [waiting-has-one-user]", async () => {
  const { outbox, leave, setWaiting, user } = draw({ what: "leaving" }, [
    waitingSave(),
  ]);
  await user.click(button("Enviar agora"));
  expect(await screen.findByRole("alert")).toHaveTextContent("Ainda não foi");
  expect(leave).not.toHaveBeenCalled();
  outbox.sendNow.mockImplementation(() => {
    setWaiting([]);
    return Promise.resolve();
  });
  await user.click(button("Enviar agora"));
  expect(leave).toHaveBeenCalledTimes(1);
});

test.each([
  ["Cancelar", 0],
  ["Sair e apagar", 1],
])("leaving: %s", async (name, times) => {
  const { leave, user } = draw({ what: "leaving" }, [waitingSave()]);
  await user.click(button(name));
  expect(leave).toHaveBeenCalledTimes(times);
  expect(screen.queryByRole("alertdialog")).toBeNull();
});

test("without network the line says so, and what it means for what was saved", () => {
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const { setWaiting } = draw(null, []);
  const strip = screen.getByRole("status");
  expect(strip).toHaveTextContent(
    /^Sem internet desde \d\d:\d\d\. O que você mudar fica neste aparelho/,
  );
  act(() => void setWaiting([waitingSave()]));
  expect(strip).toHaveTextContent(
    /^Sem internet desde \d\d:\d\d\. Erro de conectividade com o servidor\. Verifique sua conexão\. O salvamento vai sozinho quando voltar\./,
  );
  jest.restoreAllMocks();
});
