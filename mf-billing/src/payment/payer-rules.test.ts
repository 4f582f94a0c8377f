import { payerErrors } from "./payer-rules.ts";

const GOOD = {
  isCompany: false,
  cnpj: "",
  name: "Helena Prado",
  cpf: "123.456.789-09",
  email: "helena@sabores.com.br",
};
const NAME = { name: "Por favor, informe seu nome completo" };
const CPF = { document: "Por favor, informe um CPF válido" };
const COMPANY = {
  isCompany: true,
  name: "Sabores da Serra",
  cnpj: "11.222.333/0001-81",
};
const CNPJ = { document: "Por favor, informe um CNPJ válido" };
const COMPANY_NAME = { name: "Por favor, informe a razão social" };
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
  ["a company", COMPANY, false, {}],
  [
    "a CNPJ with letters",
    { ...COMPANY, cnpj: "12.ABC.345/01DE-35" },
    false,
    {},
  ],
  [
    "a CNPJ with a wrong digit",
    { ...COMPANY, cnpj: "11.222.333/0001-82" },
    false,
    CNPJ,
  ],
  [
    "a company without both",
    { ...COMPANY, name: "", cnpj: "" },
    false,
    { ...COMPANY_NAME, ...CNPJ },
  ],
  [
    "nothing at all",
    { name: "", cpf: "", email: "" },
    true,
    { ...NAME, ...CPF, ...EMAIL_MISSING },
  ],
] as const)("%s", (_, changes, wantsEmail, errors) => {
  expect(payerErrors({ ...GOOD, ...changes }, wantsEmail)).toEqual(errors);
});
