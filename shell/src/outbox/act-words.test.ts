import type { SavedBudget } from "shared-contracts/entities/saved-budget";
import type { Act } from "shared-contracts/outbox/acts";
import { metWords } from "./act-words.ts";

const DAY = "2026-12-10";
const receipt = (receivedOn: string | null) => ({
  label: "Sinal",
  dueDate: DAY,
  amount: 1000,
  receivedOn,
});

const actThatMet = (
  call: Act["call"],
  theirs: Partial<SavedBudget> | undefined,
): Act => ({ call, name: "Casamento Ana", met: { version: 3, theirs } }) as Act;

test("a deletion that waits for the user says what the account has now", () => {
  const theirs = {
    nome: "Casamento Ana e Rui",
    totalFinal: 12_345.5,
    dados: {
      eventData: { guests: 142 },
      status: "aprovada",
      receipts: [receipt(DAY), receipt(null)],
    },
  };
  expect(metWords(actThatMet("deleteBudget", theirs))).toBe(
    "Na conta agora: Casamento Ana e Rui, Aprovada, 142 convidados, R$\u00a012.345,50, 1 de 2 parcelas recebidas.",
  );
});

test("a decision about a request has no status of a proposal, and unreadable data only its total", () => {
  const theirs = { nome: "Casamento Ana", totalFinal: 0, dados: "{" };
  expect(metWords(actThatMet("approveReceivedBudget", theirs))).toBe(
    "Na conta agora: R$\u00a00,00.",
  );
});

test("nothing is said before a newer version is met, or of one that could not be read", () => {
  const unread = actThatMet("deleteBudget", undefined);
  expect(metWords(unread)).toBeNull();
  expect(metWords({ ...unread, met: null })).toBeNull();
});
