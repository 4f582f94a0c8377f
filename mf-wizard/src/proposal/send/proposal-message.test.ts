import { BLANK } from "shared-contracts/templates/blank";
import {
  filledIn,
  type MessageFacts,
  proposalMessage,
  withAddress,
  withoutAddress,
} from "./proposal-message.ts";

const URL = "https://buffet.example/p/abc";
const FACTS: MessageFacts = {
  title: "Casamento Ana e Rui",
  event: {
    ...BLANK.eventData,
    groomName: "Ana Lima",
    brideName: "Rui Carvalho",
    eventDate: "2027-05-15",
    guests: 137,
  },
  validUntil: "2026-12-22",
  sender: "Sabores da Serra Buffet",
  hasOptions: false,
};

const said = (changes: Partial<MessageFacts> = {}) =>
  filledIn(proposalMessage({ ...FACTS, ...changes }), URL);

test("the words of a wedding have the link and no price", () => {
  expect(said())
    .toBe(`Olá, Ana! A proposta do Casamento Ana e Rui, em 15/05/2027, para 137 convidados, está aqui:

https://buffet.example/p/abc

Dá para ver o cardápio e aceitar pelo celular, até 22/12/2026. Qualquer dúvida, é só me chamar.

Sabores da Serra Buffet`);
});

test("what is not known is left out, its comma and its line with it", () => {
  const event = { ...BLANK.eventData, guests: 0 };
  expect(said({ event, sender: " " }))
    .toBe(`Olá! A proposta do Casamento Ana e Rui, está aqui:

https://buffet.example/p/abc

Dá para ver o cardápio e aceitar pelo celular, até 22/12/2026. Qualquer dúvida, é só me chamar.`);
});

test("one guest is one", () => {
  expect(said({ event: { ...FACTS.event, guests: 1 } })).toContain(
    "para 1 convidado,",
  );
});

test("an option is chosen on the page", () => {
  expect(said({ hasOptions: true })).toContain(
    "o cardápio, escolher a opção e aceitar pelo",
  );
});

test("the address is stored in no message, so that another takes its place", () => {
  const stored = withoutAddress(`Veja ${URL} hoje`, URL);
  expect(stored).not.toContain(URL);
  expect(filledIn(stored, "https://b.example/p/x")).toBe(
    "Veja https://b.example/p/x hoje",
  );
});

test("words without the link are sent with it at their end", () => {
  expect(withAddress("Até já \n", URL)).toBe(`Até já\n\n${URL}`);
  expect(withAddress(`Veja ${URL} hoje`, URL)).toBe(`Veja ${URL} hoje`);
});
