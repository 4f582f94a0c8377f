import { exact } from "shared-contracts/numbers/exact";
import { BLANK } from "shared-contracts/templates/blank";
import { type MessageFacts, proposalMessage } from "./proposal-message.ts";

const FACTS: MessageFacts = {
  title: "Casamento Ana e Rui",
  event: {
    ...BLANK.eventData,
    groomName: "Ana Lima",
    brideName: "Rui Carvalho",
    eventDate: "2027-05-15",
    guests: 137,
  },
  totals: { total: exact("42848.01"), perPerson: exact("312.76") },
  validUntil: "2026-12-22",
  plan: {
    depositPercent: 30,
    depositDate: "2026-12-10",
    instalmentDates: ["2027-02-10"],
  },
  sender: "Sabores da Serra Buffet",
  hasOptions: false,
};

const said = (changes: Partial<MessageFacts> = {}) =>
  proposalMessage({ ...FACTS, ...changes }).replaceAll("\u00a0", " ");

test("the words of a wedding", () => {
  expect(said())
    .toBe(`Olá, Ana! Segue a proposta do Casamento Ana e Rui, em 15/05/2027, para 137 convidados.

Valor total: R$ 42.848,01 (R$ 312,76 por pessoa), válida até 22/12/2026.

Para reservar a data, basta o sinal de R$ 12.854,40 até 10/12/2026.
Qualquer dúvida, é só me chamar.

Sabores da Serra Buffet`);
});

test("what is not known is left out, its comma and its line with it", () => {
  const event = { ...BLANK.eventData, guests: 0 };
  expect(said({ event, plan: undefined, sender: " " }))
    .toBe(`Olá! Segue a proposta do Casamento Ana e Rui.

Valor total: R$ 42.848,01, válida até 22/12/2026.

Qualquer dúvida, é só me chamar.`);
});

test("one guest is one, and a deposit without a day has none", () => {
  const event = { ...FACTS.event, guests: 1 };
  const plan = { ...FACTS.plan!, depositDate: "" };
  expect(said({ event })).toContain("para 1 convidado.");
  expect(said({ plan })).toContain("o sinal de R$ 12.854,40.\n");
});

test("a plan without a deposit says nothing of one", () => {
  const plan = { ...FACTS.plan!, depositPercent: 0 };
  expect(said({ plan })).not.toContain("sinal");
});

test("options have their own values in the file", () => {
  const words = said({ hasOptions: true });
  expect(words).toContain(
    "Os valores de cada opção estão no PDF, válida até 22/12/2026.",
  );
  expect(words).not.toContain("R$");
});
