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

test("the status, sendings and instalments, from an object or from its text", () => {
  const dados = { status: "aprovada", sent: [SENT], receipts: [RECEIPT] };
  expect(readFollowUp(dados)).toEqual(dados);
  expect(readFollowUp(JSON.stringify(dados))).toEqual(dados);
});

test("bad values count as absent, and a bad sending does not lose the others", () => {
  const dados = {
    status: "vendida",
    sent: [{ ...SENT, n: "1" }, SENT, null],
    receipts: [{ ...RECEIPT, amount: -1 }],
  };
  expect(readFollowUp(dados)).toEqual({
    status: "rascunho",
    sent: [SENT],
    receipts: [],
  });
});

test.each([undefined, null, "", "{", "[]", 7])(
  "%p is a draft without sendings",
  (dados) => {
    expect(readFollowUp(dados)).toEqual({
      status: "rascunho",
      sent: [],
      receipts: [],
    });
  },
);
