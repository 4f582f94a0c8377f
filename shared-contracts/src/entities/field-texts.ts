/**
 * What a refused field says, in Portuguese, on screen and in the API's answers alike. What is not here is said by the
 * kind of its fault (see `issueText`).
 */
export const fieldTexts = {
  nameMissing: "Informe seu nome",
  emailMissing: "Informe seu email",
  emailInvalid: "Confira o email: ele deve ser como nome@exemplo.com.br",
  phoneMissing: "Informe seu telefone",
  phoneInvalid: "Digite o DDD e o número, como (31) 98765-4321",
  identifierMissing: "Informe seu email ou telefone",
  passwordMissing: "Informe sua senha",
  passwordShort: "A senha deve ter no mínimo 6 caracteres",
  passwordCommon: "Esta senha é fácil de adivinhar. Escolha outra.",
  currentPasswordMissing: "Informe a senha atual",
  currentPasswordWrong: "Senha atual incorreta",
  newPasswordMissing: "Informe a nova senha",
  newPasswordShort: "A nova senha deve ter no mínimo 6 caracteres",

  payerNameMissing: "Por favor, informe seu nome completo",
  payerCpfInvalid: "Por favor, informe um CPF válido",
  payerEmailMissing: "Por favor, informe seu email",
  payerEmailInvalid: "Por favor, informe um email válido",

  cardNameMissing: "Nome obrigatório",
  cardNameShort: "Nome muito curto",
  cardNumberMissing: "Número obrigatório",
  cardNumberInvalid: "Número inválido",
  cardMonthMissing: "Mês obrigatório",
  cardMonthInvalid: "Mês inválido",
  cardYearMissing: "Ano obrigatório",
  cardYearInvalid: "Ano inválido",
  cardCodeMissing: "CVV obrigatório",
  cardCodeInvalid: "CVV inválido",

  cepInvalid: "Digite os 8 números do CEP",
  budgetNameMissing: "Nome do orçamento é obrigatório",
  followUpMissing: "Informe o status, a opção escolhida ou as parcelas",
  sendingUnknown: "Esta proposta não foi enviada",
  optionUnknown: "A proposta enviada não tem esta opção",
} as const;
