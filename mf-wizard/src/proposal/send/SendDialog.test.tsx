import { jest } from "@jest/globals";
import { act, screen, waitFor } from "@testing-library/react";
import { SAMPLE_100 } from "shared-contracts/templates/sample-100";
import { savedBudget } from "../../scenarios/fixtures/saved-budget.ts";
import {
  URL_1,
  draw,
  asked,
  ready,
  press,
  sent,
  SAVED,
} from "./send-dialog.test-data.tsx";

let opened: jest.SpiedFunction<typeof window.open>;
let downloads: string[];

beforeEach(() => {
  opened = jest.spyOn(window, "open").mockReturnValue(null);
  downloads = [];
  URL.createObjectURL = () => "blob:x";
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    downloads.push(this.download);
  });
});

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, "canShare");
  Reflect.deleteProperty(navigator, "share");
});

/** A phone: its browser hands files to other apps. */
function onAPhone(share: () => Promise<void>) {
  Object.assign(navigator, { canShare: () => true, share });
}

test("WhatsApp opens with the words and the link, and it is sent", async () => {
  const app = draw();
  await ready();
  await press(app, "Abrir no WhatsApp");
  const [address, , features] = opened.mock.calls[0]!;
  const { origin, pathname, searchParams } = new URL(address as string);
  expect(origin + pathname).toBe("https://wa.me/5531998765432");
  expect(searchParams.get("text")).toMatch(
    /^Olá, Ana! A proposta do Casamento Ana e Rui, em 15\/05\/2099/,
  );
  expect(searchParams.get("text")).toContain(`\n${URL_1}\n`);
  expect(features).toBe("noopener");
  expect(downloads).toEqual([]);
  await waitFor(() => expect(app.onClose).toHaveBeenCalled());
  expect(asked(app, "sendProposal")).toHaveLength(1);
  expect(asked(app, "updateBudget")).toHaveLength(0);
  expect(app.notices.at(-1)!.text.replaceAll("\u00a0", " ")).toBe(
    "Enviada em 22/11/2026, R$ 25.004,00",
  );
});

test("a sending can be undone: the status is as it was", async () => {
  const app = draw({
    followBudget: () => ({ ...sent(5), status: "rascunho" }),
  });
  await ready();
  await press(app, "Abrir no WhatsApp");
  await waitFor(() => expect(app.notices).toHaveLength(1));
  await act(async () => app.notices[0]!.action!.run());
  const { request } = asked(app, "followBudget")[0]!;
  expect(request).toMatchObject({ body: { status: "rascunho" }, ifMatch: 4 });
});

test("a number without its area code is refused at its field, and nothing is sent", async () => {
  const app = draw();
  await ready();
  const field = screen.getByLabelText("WhatsApp do cliente");
  await app.user.clear(field);
  await app.user.type(field, "99876543");
  await press(app, "Abrir no WhatsApp");
  expect(screen.getByText("Informe o DDD e o número.")).toBeVisible();
  expect(opened).not.toHaveBeenCalled();
  expect(asked(app, "sendProposal")).toHaveLength(0);
});

test("without a number WhatsApp asks for the contact", async () => {
  const app = draw();
  await ready();
  await app.user.clear(screen.getByLabelText("WhatsApp do cliente"));
  await press(app, "Abrir no WhatsApp");
  expect(opened.mock.calls[0]![0]).toMatch(/^https:\/\/wa\.me\/\?text=Ol/);
});

test("an email has its subject, its words and its address, which are kept with the budget", async () => {
  const app = draw();
  await ready();
  await app.user.type(
    screen.getByLabelText("Email do cliente"),
    "ana.lima@email.com",
  );
  const words = screen.getByLabelText("Mensagem");
  await app.user.clear(words);
  await app.user.type(words, "Segue & até já");
  await press(app, "Abrir no email");
  expect(opened.mock.calls[0]![0]).toBe(
    "mailto:ana.lima@email.com?subject=Proposta%3A%20Casamento%20Ana%20e%20Rui&body=" +
      encodeURIComponent(`Segue & até já\n\n${URL_1}`),
  );
  await waitFor(() => expect(app.onClose).toHaveBeenCalled());
  const { request } = asked(app, "updateBudget")[0]!;
  expect(request["body"]).toMatchObject({
    dados: {
      eventData: { clientEmail: "ana.lima@email.com" },
      proposal: { message: "Segue & até já" },
    },
  });
  expect(asked(app, "sendProposal")[0]!.request).toMatchObject({ ifMatch: 4 });
  expect(app.store.hasUnsavedChanges).toBe(false);
});

test("what was typed stays when the dialog is closed without sending", async () => {
  const app = draw();
  await ready();
  await app.user.type(screen.getByLabelText("Email do cliente"), "a@b.com");
  await press(app, "Fechar");
  expect(app.store.toDraft().budget.eventData.clientEmail).toBe("a@b.com");
});

test("only downloading is no sending", async () => {
  const app = draw();
  await ready();
  await press(app, "Baixar");
  expect(downloads).toEqual(["orcamento-Ana Lima.pdf"]);
  expect(asked(app, "sendProposal")).toHaveLength(0);
});

test("a phone shares the link, and then it is sent", async () => {
  const share = jest.fn((_: ShareData) => Promise.resolve());
  onAPhone(share as unknown as () => Promise<void>);
  const app = draw();
  await ready();
  await press(app, "Compartilhar link");
  const [{ files, text }] = share.mock.calls[0]! as [ShareData];
  expect(files).toBeUndefined();
  expect(text).toContain(URL_1);
  await waitFor(() => expect(app.onClose).toHaveBeenCalled());
  expect(asked(app, "sendProposal")).toHaveLength(1);
});

test("a share that the user gives up sends nothing", async () => {
  const gaveUp = new DOMException("", "AbortError");
  onAPhone(() => Promise.reject(gaveUp));
  const app = draw();
  await ready();
  await press(app, "Compartilhar link");
  expect(asked(app, "sendProposal")).toHaveLength(0);
  expect(app.onClose).not.toHaveBeenCalled();
  expect(screen.queryByText(/Não foi possível compartilhar/)).toBeNull();
});

test("a lost answer says so, and pressing again sends once more with the same key", async () => {
  let lost = true;
  const app = draw({
    sendProposal: () => {
      if (lost) throw new Error("sem conexão");
      return sent(4);
    },
  });
  await ready();
  await press(app, "Abrir no WhatsApp");
  await screen.findByText(
    "Não foi possível marcar a proposta como enviada: sem conexão",
  );
  lost = false;
  await press(app, "Abrir no WhatsApp");
  await waitFor(() => expect(app.onClose).toHaveBeenCalled());
  const keys = asked(app, "sendProposal").map(
    ({ request }) => request["idempotencyKey"],
  );
  expect(keys).toEqual([keys[0], keys[0]]);
});

test("unsaved edits are said to be left out", async () => {
  const app = draw();
  await ready();
  act(() => app.store.event.setGuests(150));
  expect(
    screen.getByText(/^Há mudanças não salvas: a proposta usa a versão salva/),
  ).toBeVisible();
});

test.each([
  ["", "A proposta está sem data."],
  ["2025-01-02", "A data da festa já passou."],
])(
  "a proposal for the day %j is sent with a warning above the buttons [dateless-sending-warns]",
  async (eventDate, warning) => {
    const eventData = { ...SAMPLE_100.eventData, eventDate };
    const app = draw(
      {},
      savedBudget({ ...SAVED, dados: { ...SAMPLE_100, eventData } }),
    );
    await ready();
    expect(screen.getByText(warning)).toBeVisible();
    await press(app, "Abrir no WhatsApp");
    await waitFor(() => expect(app.onClose).toHaveBeenCalled());
    expect(asked(app, "sendProposal")).toHaveLength(1);
  },
);
