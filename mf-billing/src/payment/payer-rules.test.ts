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
  ["all there", {}, true, {}],
  ["a CPF of digits alone", { cpf: "12345678909" }, false, {}],
  ["no name", { name: "  " }, false, NAME],
  ["no CPF", { cpf: "" }, false, CPF],
  ["a short CPF", { cpf: "123.456.7" }, false, CPF],
  ["no email where none is needed", { email: "" }, false, {}],
  ["no email for a card", { email: " " }, true, EMAIL_MISSING],
  ["half an email", { email: "a@b" }, true, EMAIL_WRONG],
  [
    "nothing at all",
    { name: "", cpf: "", email: "" },
    true,
    { ...NAME, ...CPF, ...EMAIL_MISSING },
  ],
] as const)("%s", (_, changes, wantsEmail, errors) => {
  expect(payerErrors({ ...GOOD, ...changes }, wantsEmail)).toEqual(errors);
});
