import { payerErrors } from "./payer-rules.ts";

const GOOD = {
  name: "Helena Prado",
  cpf: "123.456.789-09",
  email: "helena@sabores.com.br",
};
const NAME = { name: "Por favor, informe seu nome completo" };
const CPF = { cpf: "Por favor, informe um CPF válido" };
const EMAIL_MISSING = { email: "Por favor, informe seu email" };
const EMAIL_WRONG = { email: "Por favor, informe um email válido" };

test.each([
  ["all there", {}, "CREDIT_CARD", {}],
  ["a CPF of digits alone", { cpf: "12345678909" }, "PIX", {}],
  ["no name", { name: "  " }, "PIX", NAME],
  ["no CPF", { cpf: "" }, "BOLETO", CPF],
  ["a short CPF", { cpf: "123.456.7" }, "PIX", CPF],
  ["no email for PIX", { email: "" }, "PIX", {}],
  ["no email for boleto", { email: "" }, "BOLETO", {}],
  ["no email for a card", { email: " " }, "CREDIT_CARD", EMAIL_MISSING],
  ["half an email", { email: "a@b" }, "CREDIT_CARD", EMAIL_WRONG],
  [
    "nothing at all",
    { name: "", cpf: "", email: "" },
    "CREDIT_CARD",
    { ...NAME, ...CPF, ...EMAIL_MISSING },
  ],
] as const)("%s", (_, changes, method, errors) => {
  expect(payerErrors({ ...GOOD, ...changes }, method)).toEqual(errors);
});
