import { render, screen, within } from "@testing-library/react";
import type { Budget } from "shared-contracts/parts/budget";
import { composeProposal } from "shared-contracts/proposal/compose-proposal";
import { qrPath } from "shared-contracts/pix/qr-path";
import { textsOf } from "shared-contracts/proposal/texts.test-data";
import {
  OPTIONS,
  OPTIONS_WEDDING,
  WEDDING,
} from "shared-contracts/proposal/wedding.test-data";
import { BLANK } from "shared-contracts/templates/blank";
import { ProposalSheet } from "./ProposalSheet.tsx";

const LOGO = "data:image/png;base64,iVBORw0KGgo=";
const COMPANY = {
  name: "Sabores da Serra Buffet",
  cnpj: "12.345.678/0001-95",
  lines: ["contato@saboresdaserra.com.br", "(31) 98765-4321"],
  logo: null as string | null,
};
const NOBODY = { ...COMPANY, name: "", cnpj: "", lines: [] };
const PIX = {
  kind: "email" as const,
  key: "contato@saboresdaserra.com.br",
  receiver: "Sabores da Serra",
  city: "Nova Lima",
};
const SHOW_ALL = {
  foods: "completo",
  team: "completo",
  generalExpenses: "completo",
};
const ONE_PAYMENT = {
  plan: {
    depositPercent: 0,
    depositDate: "",
    instalmentDates: ["2026-12-04"],
  },
};
const MINIMAL: Budget = { ...BLANK, team: [], generalExpenses: [] };

function composed(budget: Budget, sender = COMPANY, others = OPTIONS) {
  return composeProposal({
    title: "Casamento Ana e Rui",
    budget,
    sender,
    others,
    id: 1,
    terms: { accent: "mata" },
    pix: sender === NOBODY ? undefined : PIX,
    day: "2026-11-22",
  });
}

/** The text nodes of an element, in the order they are read. */
function textNodes(element: Node): string[] {
  if (element.nodeType === Node.TEXT_NODE) return [element.nodeValue ?? ""];
  return [...element.childNodes].flatMap(textNodes);
}

test.each<[string, ReturnType<typeof composed>]>([
  ["the wedding", composed(WEDDING, COMPANY, [])],
  ["a budget of nothing", composed(MINIMAL, NOBODY, [])],
  [
    "everything in full",
    composed({ ...WEDDING, proposal: { show: SHOW_ALL } }, COMPANY, []),
  ],
  ["one payment", composed({ ...WEDDING, proposal: ONE_PAYMENT }, COMPANY, [])],
  ["three options", composed(OPTIONS_WEDDING)],
])(
  "the sheet of %s says what its composition says, in its order [pdf-follows-composition]",
  (_what, proposal) => {
    render(<ProposalSheet proposal={proposal} />);
    const { sender, date } = proposal.footer;
    expect(textNodes(screen.getByRole("article"))).toEqual([
      ...textsOf(proposal),
      ...[sender, date].filter(Boolean),
    ]);
  },
);

test("headings, tables, logo and colour are what a reader program and a designer expect", () => {
  const proposal = composed(WEDDING, { ...COMPANY, logo: LOGO }, []);
  render(<ProposalSheet proposal={proposal} />);
  const sheet = screen.getByRole("article");
  expect(sheet).toHaveAttribute("data-theme", "light");
  expect(sheet).toHaveAttribute("data-proposal", "mata");
  expect(screen.getByRole("img", { name: "Logo do buffet" })).toHaveAttribute(
    "src",
    LOGO,
  );
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(
    "Casamento Ana e Rui",
  );
  const named = (level: number) =>
    screen.getAllByRole("heading", { level }).map((found) => found.textContent);
  expect(named(2)).toEqual([
    "Cardápio",
    "Está incluído",
    "Condições",
    "Aceite",
  ]);
  expect(named(3)).toContain("Prato Principal");
  const payments = screen.getByRole("table", { name: "Pagamento" });
  const rows = within(payments).getAllByRole("rowheader");
  expect(rows.map((row) => row.textContent)).toEqual([
    "Sinal (30%)",
    "1ª parcela",
    "2ª parcela",
    "3ª parcela",
    "Total",
  ]);
});

test("the QR code is that of the code beside it, and options have none [pix-code]", () => {
  const { unmount } = render(
    <ProposalSheet proposal={composed(WEDDING, COMPANY, [])} />,
  );
  const name = "QR Code do PIX";
  const path = screen.getByRole("img", { name }).querySelector("path");
  const code = screen.getByText(/^000201/).textContent;
  expect(path).toHaveAttribute("d", qrPath(code).path);
  unmount();
  render(<ProposalSheet proposal={composed(OPTIONS_WEDDING)} />);
  expect(screen.queryByRole("img", { name })).toBeNull();
});
