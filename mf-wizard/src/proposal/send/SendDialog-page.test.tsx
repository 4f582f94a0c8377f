import { fireEvent, screen, waitFor } from "@testing-library/react";
import { localDate } from "shared-contracts/formats/local-date";
import { daysLater } from "shared-contracts/proposal/days";
import { savedBudget } from "../../scenarios/fixtures/saved-budget.ts";
import {
  URL_1,
  LINK,
  PDF,
  draw,
  asked,
  ready,
  press,
  SAVED,
  SENT,
} from "./send-dialog.test-data.tsx";

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

test("the message of a change to what was accepted offers no option", async () => {
  const options = [1, 2].map((id) => ({ id, name: "" }));
  const saved = savedBudget({
    ...SAVED,
    dados: { ...(SAVED.dados as object), proposal: { options } },
  });
  const message = () => screen.getByLabelText("Mensagem");
  const app = draw({}, saved);
  await ready();
  expect(message()).toHaveTextContent("escolher a opção");
  app.unmount();
  const accepted = {
    at: "2026-11-25T17:02:00.000Z",
    name: "Ana Lima",
    option: "A",
    total: 25004,
    code: "9f31 c07a b2e4",
    budget: 1,
    sending: 1,
    isAddendum: false,
    addendumAt: null,
  };
  draw({ makeProposalLink: () => ({ ...LINK, accepted }) }, saved);
  await ready();
  expect(screen.getByRole("dialog", { name: "Enviar aditivo" })).toBeVisible();
  expect(message()).not.toHaveTextContent("escolher a opção");
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
    ...(SAVED.dados as object),
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
