import { act, screen, waitFor, within } from "@testing-library/react";
import { jest } from "@jest/globals";
import type { FollowUp } from "shared-contracts/entities/follow-up";
import type { Receipt } from "shared-contracts/entities/sending";
import {
  type Answers,
  renderWithAppState,
} from "shared-contracts/testing/render-with-app-state";
import {
  followedAccount,
  storeWithSample,
} from "../scenarios/fixtures/followed-account.ts";
import { SENT } from "../scenarios/fixtures/proposal-account.ts";
import { ReceiptsPanel } from "./ReceiptsPanel.tsx";

const instalment = (
  label: string,
  dueDate: string,
  amount: number,
  receivedOn: string | null = null,
): Receipt => ({ label, dueDate, amount, receivedOn });

/** Adds up to the sample's total. On 13/03/2027 the first is paid and the second is late. */
const RECEIPTS = [
  instalment("Sinal (30%)", "2026-12-10", 7501.2, "2026-12-09"),
  instalment("1ª parcela", "2027-03-10", 8751.4),
  instalment("2ª parcela", "2027-04-10", 8751.4),
];

beforeEach(() => {
  jest.useFakeTimers({
    now: new Date("2027-03-13T15:00:00"),
    doNotFake: [
      "setTimeout",
      "setInterval",
      "queueMicrotask",
      "nextTick",
      "setImmediate",
      "performance",
    ],
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

function draw(
  receipts: Receipt[] = RECEIPTS,
  answers: Answers = {},
  choice: Partial<FollowUp> = {},
) {
  const kept = followedAccount({ status: "aprovada", receipts, ...choice });
  const drawn = renderWithAppState(<ReceiptsPanel otherwise="Nada ainda" />, {
    path: "/results",
    store: storeWithSample(),
    answers: { ...kept.answers, ...answers },
  });
  return { ...drawn, kept };
}

const box = (label: string) =>
  screen.findByRole("checkbox", { name: `Recebido: ${label}` });

const row = (label: string) => screen.getByRole("listitem", { name: label });

test("a budget that is not approved has none, once that is known", async () => {
  const kept = followedAccount({ status: "enviada", receipts: RECEIPTS });
  const { calls, container } = renderWithAppState(
    <ReceiptsPanel otherwise="Nada ainda" />,
    {
      store: storeWithSample(),
      answers: kept.answers,
    },
  );
  expect(container).toHaveTextContent("");
  await waitFor(() => expect(container).toHaveTextContent("Nada ainda"));
  expect(calls).toHaveLength(1);
});

test("what was received, what is open and what is late", async () => {
  draw();
  await box("1ª parcela");
  const [sums] = screen.getAllByRole("status");
  expect(sums).toHaveTextContent(
    "Recebido R$ 7.501,20A receber R$ 17.502,80R$ 8.751,40 em atraso",
  );
  expect(
    screen.getByRole("img", {
      name: /^R\$.7\.501,20 de R\$.25\.004,00 recebidos$/,
    }),
  ).toBeVisible();
  expect(row("Sinal (30%)")).toHaveTextContent("Vencimento 10/12/2026");
  expect(screen.getByLabelText("Recebido em: Sinal (30%)")).toHaveValue(
    "2026-12-09",
  );
  expect(row("1ª parcela")).toHaveTextContent(
    "Venceu em 10/03/2027 Atrasada há 3 dias",
  );
  expect(row("2ª parcela")).toHaveTextContent(
    "Vence em 10/04/2027 (em 28 dias)",
  );
});

test("a tick stores today; its day can be changed, but not to one that has not come", async () => {
  const { user, kept } = draw();
  await user.click(await box("1ª parcela"));
  const day = await screen.findByLabelText("Recebido em: 1ª parcela");
  expect(day).toHaveValue("2027-03-13");
  const stored = () => kept.dados().receipts.map((one) => one.receivedOn);
  await waitFor(() =>
    expect(stored()).toEqual(["2026-12-09", "2027-03-13", null]),
  );
  const name = "Baixar recibo: 1ª parcela";
  await waitFor(() =>
    expect(screen.getByRole("button", { name })).toBeEnabled(),
  );
  await user.clear(day);
  await user.type(day, "2027-03-20");
  expect(day).toHaveAccessibleDescription("A data ainda não chegou.");
  expect(stored()[1]).toBe("2027-03-13");
  await user.clear(day);
  await user.type(day, "2027-03-11");
  await waitFor(() => expect(stored()[1]).toBe("2027-03-11"));
  expect(screen.getByLabelText("Recebido em: 1ª parcela")).toBe(day);
});

test("a tick that is taken back can come back with its day", async () => {
  const { user, kept, notices } = draw();
  await user.click(await box("Sinal (30%)"));
  await waitFor(() => expect(kept.dados().receipts[0]!.receivedOn).toBeNull());
  const { text, action } = notices.at(-1)!;
  expect([text, action!.label]).toEqual([
    "Recebimento desmarcado: Sinal (30%)",
    "Desfazer",
  ]);
  act(() => action!.run());
  await waitFor(() =>
    expect(kept.dados().receipts[0]!.receivedOn).toBe("2026-12-09"),
  );
});

test("another device ticks another instalment at the same time: both stay [receipts-from-two-devices]", async () => {
  const { user, kept, notices } = draw();
  const here = await box("1ª parcela");
  kept.follow({
    receipts: RECEIPTS.with(2, { ...RECEIPTS[2]!, receivedOn: "2027-03-12" }),
  });
  await user.click(here);
  await waitFor(() =>
    expect(kept.dados().receipts.map((one) => one.receivedOn)).toEqual([
      "2026-12-09",
      "2027-03-13",
      "2027-03-12",
    ]),
  );
  expect(await box("2ª parcela")).toBeChecked();
  expect(notices).toEqual([]);
});

test("a plan that another device changed is shown, and the tick says why it was not stored [receipts-from-two-devices]", async () => {
  const { user, kept, notices } = draw();
  const here = await box("1ª parcela");
  kept.follow({
    receipts: [instalment("Pagamento único", "2027-05-01", 25004)],
  });
  await user.click(here);
  expect(await box("Pagamento único")).not.toBeChecked();
  expect(notices.map(({ text }) => text)).toEqual([
    "Não foi possível guardar o recebimento: o plano foi alterado em outro lugar. Confira",
  ]);
});

test("a tick that is refused is taken back, with the reason", async () => {
  const { user, notices } = draw(RECEIPTS, {
    followBudget: () => {
      throw new Error("sem conexão com o servidor");
    },
  });
  await user.click(await box("1ª parcela"));
  await waitFor(() => expect(notices).toHaveLength(1));
  expect(notices[0]).toMatchObject({
    tone: "error",
    text: "Não foi possível guardar o recebimento: sem conexão com o servidor",
  });
  expect(await box("1ª parcela")).not.toBeChecked();
});

test("a reminder goes to the client with what is late and the PIX key", async () => {
  const pix = { key: "contato@buffet.com", name: "BUFFET", city: "OLINDA" };
  const { store } = draw(RECEIPTS, {
    getUserConfig: () => ({ darkMode: false, pix }),
  });
  act(() => store.setContact({ clientPhone: "(31) 98765-4321" }));
  const link = await screen.findByRole("link", { name: "Cobrar 1ª parcela" });
  const address = () => new URL(link.getAttribute("href")!);
  await waitFor(() =>
    expect(address().searchParams.get("text")).toMatch(/PIX/),
  );
  expect(address().pathname).toBe("/5531987654321");
  expect(address().searchParams.get("text")).toMatch(
    /^Olá.*! Passando para lembrar da 1ª parcela do .+: R\$.8\.751,40, vencida em 10\/03\/2027\. PIX: contato@buffet\.com\.$/,
  );
  expect(screen.getAllByRole("link", { name: /^Cobrar/ })).toHaveLength(1);
});

test("what has come has a receipt for the client", async () => {
  draw();
  const link = await screen.findByRole("link", {
    name: "Enviar recibo: Sinal (30%)",
  });
  expect(new URL(link.getAttribute("href")!).searchParams.get("text")).toMatch(
    /^Olá.*! Recebemos R\$.7\.501,20 em 09\/12\/2026, do sinal \(30%\) do .+\. Obrigado!$/,
  );
});

describe("the receipt as a file", () => {
  const file = new Blob(["%PDF"], { type: "application/pdf" });
  const asked = {
    name: "getInstalmentReceipt",
    request: { params: { id: 1, n: 1 } },
  };

  function downloads(): string[] {
    const names: string[] = [];
    URL.createObjectURL = () => "blob:receipt";
    jest
      .spyOn(HTMLAnchorElement.prototype, "click")
      .mockImplementation(function (this: HTMLAnchorElement) {
        names.push(this.download);
      });
    return names;
  }

  afterEach(() => {
    Reflect.deleteProperty(navigator, "canShare");
    Reflect.deleteProperty(navigator, "share");
  });

  test("is downloaded; a failure says why", async () => {
    const names = downloads();
    let fails = false;
    const { user, calls, notices } = draw(RECEIPTS, {
      getInstalmentReceipt: () => {
        if (fails) throw new Error("sem conexão com o servidor");
        return file;
      },
    });
    const button = await screen.findByRole("button", {
      name: "Baixar recibo: Sinal (30%)",
    });
    await user.click(button);
    await waitFor(() => expect(names).toEqual(["recibo-1-1.pdf"]));
    expect(calls.at(-1)).toMatchObject(asked);
    fails = true;
    await user.click(button);
    await waitFor(() =>
      expect(notices).toMatchObject([
        {
          text: "Não foi possível fazer o recibo: sem conexão com o servidor",
          tone: "error",
        },
      ]),
    );
  });

  test("goes with its words by the device's sharing; where that is refused, it is downloaded", async () => {
    const names = downloads();
    const share = jest.fn<(data: ShareData) => Promise<void>>();
    share.mockResolvedValueOnce();
    share.mockRejectedValueOnce(new DOMException("", "AbortError"));
    share.mockRejectedValueOnce(new DOMException("", "NotAllowedError"));
    Object.assign(navigator, { canShare: () => true, share });
    const { user } = draw(RECEIPTS, { getInstalmentReceipt: () => file });
    const send = await screen.findByRole("button", {
      name: "Enviar recibo: Sinal (30%)",
    });
    for (const times of [1, 2, 3]) {
      await user.click(send);
      await waitFor(() => expect(share).toHaveBeenCalledTimes(times));
    }
    const { text, files } = share.mock.calls[0]![0];
    expect(text).toMatch(/Recebemos R\$.7\.501,20/);
    expect(files?.map(({ name }) => name)).toEqual(["recibo-1-1.pdf"]);
    await waitFor(() => expect(names).toEqual(["recibo-1-1.pdf"]));
  });

  test("waits until the account knows of the tick", async () => {
    const { user } = draw(RECEIPTS, {
      followBudget: () => new Promise(() => undefined),
    });
    await user.click(await box("1ª parcela"));
    const name = "Baixar recibo: 1ª parcela";
    expect(await screen.findByRole("button", { name })).toBeDisabled();
  });
});

test("everything received says since when", async () => {
  draw([instalment("Pagamento único", "2027-03-10", 25004, "2027-03-12")]);
  expect(await screen.findByText("Tudo recebido em 12/03/2027")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Alterar plano" })).toBeNull();
});

test("without a network instalments are marked as with one, and the page says what happens to the marks", async () => {
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const { user, kept } = draw();
  expect(
    await screen.findByText(/^Sem internet: o que você marcar/),
  ).toBeVisible();
  await user.click(await box("1ª parcela"));
  await waitFor(() =>
    expect(kept.dados().receipts[1]!.receivedOn).not.toBeNull(),
  );
});

test("a total that changed after the approval is added to the last instalment", async () => {
  const { user, kept } = draw(
    RECEIPTS.with(2, { ...RECEIPTS[2]!, amount: 8401.4 }),
  );
  expect(
    await screen.findByText(/^O total mudou \+.R\$.350,00 depois da aprovação/),
  ).toBeVisible();
  await user.click(
    screen.getByRole("button", { name: "Somar à última parcela" }),
  );
  await waitFor(() => expect(kept.dados().receipts[2]!.amount).toBe(8751.4));
  await waitFor(() => expect(screen.queryByText(/^O total mudou/)).toBeNull());
});

test("the instalments of another option do not follow this budget's total [approved-option]", async () => {
  const options = [
    { id: 1, name: "", totalFinal: 25004 },
    { id: 2, name: "", totalFinal: 24654 },
  ];
  const sent = [{ ...SENT, options }];
  const before = RECEIPTS.with(2, { ...RECEIPTS[2]!, amount: 8401.4 });
  draw(before, {}, { sent, chosen: { sending: 1, option: 2 } });
  expect(await screen.findByText("A receber")).toBeVisible();
  expect(screen.queryByText(/^O total mudou/)).toBeNull();
});

test("a total that changed after the approval can be left", async () => {
  const before = RECEIPTS.with(2, { ...RECEIPTS[2]!, amount: 8401.4 });
  const { user, kept, store } = draw(before);
  await user.click(
    await screen.findByRole("button", { name: "Deixar como está" }),
  );
  await waitFor(() => expect(screen.queryByText(/^O total mudou/)).toBeNull());
  expect(kept.dados().proposal).toMatchObject({ leftTotal: 25004 });
  expect(store.proposal).toMatchObject({ leftTotal: 25004 });
  expect(kept.dados().receipts).toEqual(before);
});

test("the plan is changed: what is open moves, the last instalment takes the rest", async () => {
  const { user, kept } = draw();
  await user.click(
    await screen.findByRole("button", { name: "Alterar plano" }),
  );
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.queryByText("Sinal (30%)")).toBeNull();
  await user.click(dialog.getByRole("button", { name: "Adicionar parcela" }));
  const value = dialog.getByLabelText("Valor: 1ª parcela");
  await user.clear(value);
  await user.type(value, "30000");
  expect(dialog.getByText(/^As parcelas passam do total em/)).toHaveTextContent(
    "R$ 16.872,90",
  );
  await user.click(dialog.getByRole("button", { name: "Salvar plano" }));
  expect(kept.dados().receipts).toEqual(RECEIPTS);
  await user.clear(value);
  await user.click(dialog.getByRole("button", { name: "Salvar plano" }));
  expect(value).toHaveAccessibleDescription("Informe o valor.");
  await waitFor(() => expect(value).toHaveFocus());
  await user.type(value, "10000");
  await user.click(dialog.getByRole("button", { name: "Salvar plano" }));
  await waitFor(() =>
    expect(kept.dados().receipts).toEqual([
      RECEIPTS[0],
      instalment("1ª parcela", "2027-03-10", 10000),
      instalment("2ª parcela", "2027-04-10", 4375.7),
      instalment("3ª parcela", "2027-05-10", 3127.1),
    ]),
  );
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a budget approved without a plan gets one", async () => {
  const { user, kept } = draw([]);
  expect(await screen.findByText("Sem plano de pagamento")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Criar plano" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByText("Pagamento único")).toBeVisible();
  await user.click(dialog.getByRole("button", { name: "Adicionar parcela" }));
  await user.click(dialog.getByRole("button", { name: "Salvar plano" }));
  await waitFor(() =>
    expect(kept.dados().receipts).toMatchObject([
      { label: "1ª parcela", amount: 12502 },
      { label: "2ª parcela", amount: 12502 },
    ]),
  );
  expect(await box("2ª parcela")).not.toBeChecked();
});
