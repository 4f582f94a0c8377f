import { chosenOption } from "./chosen-option.ts";
import { readFollowUp } from "./follow-up.ts";

const SENT = {
  n: 1,
  at: "2026-11-22T13:00:00.000Z",
  versao: 3,
  totalFinal: 42848.01,
  perPerson: 312.76,
  validUntil: "2026-12-22",
  parts: { team: 5480 },
  content: "abc",
};
const RECEIPT = {
  label: "Sinal (30%)",
  dueDate: "2026-12-10",
  amount: 12854.4,
  receivedOn: null,
};

test("the status, sendings, instalments and chosen option, from an object or from its text", () => {
  const dados = {
    status: "aprovada",
    sent: [SENT],
    receipts: [RECEIPT],
    chosen: { sending: 1, option: 2 },
  };
  expect(readFollowUp(dados)).toEqual(dados);
  expect(readFollowUp(JSON.stringify(dados))).toEqual(dados);
});

test("bad values count as absent, and a bad sending does not lose the others", () => {
  const dados = {
    status: "vendida",
    sent: [{ ...SENT, n: "1" }, SENT, null],
    receipts: [{ ...RECEIPT, amount: -1 }],
    chosen: { sending: 1 },
  };
  expect(readFollowUp(dados)).toEqual({
    status: "rascunho",
    sent: [SENT],
    receipts: [],
    chosen: null,
  });
});

test.each([undefined, null, "", "{", "[]", 7])(
  "%p is a draft without sendings",
  (dados) => {
    expect(readFollowUp(dados)).toEqual({
      status: "rascunho",
      sent: [],
      receipts: [],
      chosen: null,
    });
  },
);

test("the chosen option is the one of its sending; without it there is none [approved-option]", () => {
  const option = { id: 2, name: "Essencial", totalFinal: 36000 };
  const other = { id: 1, name: "", totalFinal: 42848.01 };
  const sent = [
    { ...SENT, options: [option, other] },
    { ...SENT, n: 2 },
  ];
  const of = (sending: number, id: number) =>
    chosenOption({ sent, chosen: { sending, option: id } });
  expect(of(1, 2)).toEqual(option);
  expect([of(1, 3), of(2, 2), of(3, 2)]).toEqual(Array(3).fill(undefined));
  expect(chosenOption({ sent, chosen: null })).toBeUndefined();
});
