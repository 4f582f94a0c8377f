import { jest } from "@jest/globals";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { BudgetStore } from "shared-contracts/budget-store/budget-store";
import { localDate } from "shared-contracts/formats/local-date";
import { daysLater } from "shared-contracts/proposal/days";
import { readBudget } from "shared-contracts/platform/rules";
import {
  type Answers,
  renderWithAppState,
} from "shared-contracts/testing/render-with-app-state";
import { SAMPLE_100 } from "shared-contracts/templates/sample-100";
import { readCopy } from "../useSavedCopy.ts";
import { savedBudget } from "../../scenarios/fixtures/saved-budget.ts";
import { SendDialog } from "./SendDialog.tsx";

const SAVED = savedBudget({
  nome: "Casamento Ana e Rui",
  totalFinal: 25004,
  dados: {
    ...SAMPLE_100,
    eventData: {
      ...SAMPLE_100.eventData,
      groomName: "Ana Lima",
      eventDate: "2099-05-15",
      clientPhone: "(31) 99876-5432",
    },
  },
});
const ANSWER = {
  id: 1,
  nome: SAVED.nome,
  totalFinal: 25004,
  createdAt: "",
  updatedAt: "2026-11-22T15:00:00.000Z",
};
const SENT = {
  n: 1,
  at: "2026-11-22T15:00:00.000Z",
  versao: 3,
  totalFinal: 25004,
  perPerson: 250.04,
  validUntil: "2026-12-07",
  parts: {},
  content: "x",
};
const URL_1 = `https://buffet.example/p/${"a".repeat(43)}`;
const LINK = {
  url: URL_1,
  active: true,
  published: false,
  firstSeenAt: null,
  lastSeenAt: null,
};
const sent = (versao: number) => ({
  ...ANSWER,
  versao,
  status: "enviada" as const,
  sent: [SENT],
  receipts: [],
});

/** As much of a file of two pages as says so. */
const PDF = "%PDF-1.3\n2 0 obj\n<<\n/Type /Pages\n/Count 2\n";

/** The dialog of the saved budget, in a browser that may share files. */
function draw(answers: Answers = {}, saved = SAVED) {
  const read = readBudget(saved.dados);
  if (!read.ok) throw new Error(read.reason);
  const store = new BudgetStore();
  store.load(read.budget, { id: 1, name: SAVED.nome, version: 3 });
  const onClose = jest.fn();
  const app = renderWithAppState(
    <SendDialog copy={readCopy(saved)} onClose={onClose} />,
    {
      path: "/results",
      store,
      answers: {
        getUserConfig: () => ({ darkMode: false }),
        getCompany: () => ({ companyName: "Sabores da Serra Buffet" }),
        generatePdf: () => new Blob([PDF], { type: "application/pdf" }),
        updateBudget: () => ({ ...ANSWER, versao: 4 }),
        sendProposal: () => sent(4),
        makeProposalLink: () => LINK,
        ...answers,
      },
    },
  );
  return { ...app, onClose };
}

const asked = (app: ReturnType<typeof draw>, wanted: string) =>
  app.calls.filter(({ name }) => name === wanted);
const ready = async () => {
  await screen.findByText(/^2 páginas, válida até/);
  await screen.findByDisplayValue(URL_1);
};
const press = async (app: ReturnType<typeof draw>, name: string) =>
  app.user.click(screen.getByRole("button", { name }));

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

test("copying the link is a sending, unless the page shows this version already", async () => {
  const app = draw();
  await ready();
  await press(app, "Copiar link");
  await waitFor(() => expect(app.onClose).toHaveBeenCalled());
  expect(await navigator.clipboard.readText()).toBe(URL_1);
  expect(asked(app, "sendProposal")).toHaveLength(1);
  app.unmount();

  const shown = draw({
    makeProposalLink: () => ({ ...LINK, published: true }),
  });
  await ready();
  await press(shown, "Copiar link");
  expect(
    await screen.findByRole("button", { name: "Link copiado" }),
  ).toBeVisible();
  expect(asked(shown, "sendProposal")).toHaveLength(0);
});

test("a link is exchanged and switched off after a question; while it is off nothing is sent", async () => {
  const other = `https://buffet.example/p/${"b".repeat(43)}`;
  const app = draw({
    makeProposalLink: () => ({ ...LINK, published: true }),
    exchangeProposalLink: () => ({ ...LINK, url: other }),
    switchProposalLink: () => ({ ...LINK, url: other, active: false }),
  });
  await ready();
  await press(app, "Trocar endereço");
  await press(app, "Trocar");
  await screen.findByDisplayValue(other);
  expect(screen.getByLabelText("Mensagem")).toHaveTextContent(other);
  await press(app, "Desativar link");
  await press(app, "Cancelar");
  expect(asked(app, "switchProposalLink")).toHaveLength(0);
  await press(app, "Desativar link");
  await press(app, "Desativar");
  expect(await screen.findByText("Desativada")).toBeVisible();
  for (const name of ["Copiar link", "Abrir no WhatsApp", "Abrir no email"])
    expect(screen.getByRole("button", { name })).toBeDisabled();
  expect(screen.getByRole("button", { name: "Ativar link" })).toBeEnabled();
});

test("without a link nothing is sent, and it can be loaded again", async () => {
  let fails = true;
  const app = draw({
    makeProposalLink: () => {
      if (fails) throw new Error("sem conexão");
      return LINK;
    },
  });
  await screen.findByText("Não foi possível carregar o link: sem conexão");
  await screen.findByText(/^2 páginas, válida até/);
  expect(
    screen.getByRole("button", { name: "Abrir no WhatsApp" }),
  ).toBeDisabled();
  fails = false;
  await press(app, "Tentar Novamente");
  await ready();
  expect(
    screen.getByRole("button", { name: "Abrir no WhatsApp" }),
  ).toBeEnabled();
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

test("a file that cannot be made says why, and can be tried again", async () => {
  let fails = true;
  const app = draw({
    generatePdf: () => {
      if (fails) throw new Error("sem conexão");
      return new Blob([PDF]);
    },
  });
  await screen.findByText("Erro ao gerar PDF: sem conexão");
  expect(
    screen.getByRole("button", { name: "Abrir no WhatsApp" }),
  ).toBeDisabled();
  fails = false;
  await press(app, "Tentar Novamente");
  await ready();
});

test("opened again the file is made anew: the colour may be another", async () => {
  const app = draw();
  await ready();
  app.unmount();
  await waitFor(() =>
    expect(
      app.services.queryClient.getQueryCache().findAll({
        queryKey: ["proposal-file"],
      }),
    ).toEqual([]),
  );
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

describe("the last day to accept", () => {
  const field = () => screen.getByLabelText("Aceite até");
  const inDays = (days: number) => daysLater(localDate(new Date()), days);

  test("is saved as it changes, with the account's usual terms, and sending waits for it", async () => {
    const app = draw({
      getUserConfig: () => ({ darkMode: true, proposal: { validityDays: 9 } }),
      updateUserConfig: () => ({ success: true }),
    });
    await ready();
    expect(field()).toHaveValue(inDays(9));
    fireEvent.change(field(), { target: { value: inDays(30) } });
    const whatsApp = screen.getByRole("button", { name: "Abrir no WhatsApp" });
    expect(whatsApp).toBeDisabled();
    await waitFor(() => expect(whatsApp).toBeEnabled());
    const proposal = { validityDays: 30 };
    expect(asked(app, "updateBudget")[0]!.request).toMatchObject({
      body: { dados: { proposal } },
    });
    expect(asked(app, "updateUserConfig")[0]!.request).toMatchObject({
      body: { darkMode: true, proposal },
    });
  });

  test("is a day to come within a year; another is refused at its field", async () => {
    const app = draw();
    await ready();
    for (const [day, refusal] of [
      [inDays(0), /^Escolha um dia de /],
      [inDays(366), /^Escolha um dia de /],
      ["", "Informe o dia."],
    ] as const) {
      fireEvent.change(field(), { target: { value: day } });
      expect(screen.getByText(refusal)).toBeVisible();
      expect(
        screen.getByRole("button", { name: "Abrir no WhatsApp" }),
      ).toBeDisabled();
    }
    expect(asked(app, "updateBudget")).toEqual([]);
  });
});

test("a page whose offer is over says since when", async () => {
  const dados = {
    ...SAVED.dados,
    status: "enviada",
    sent: [{ ...SENT, validUntil: "2025-11-19" }],
  };
  draw(
    { makeProposalLink: () => ({ ...LINK, published: true }) },
    savedBudget({ ...SAVED, dados }),
  );
  expect(await screen.findByText("Venceu em 19/11/2025")).toBeVisible();
  expect(screen.queryByText("No ar")).toBeNull();
});
