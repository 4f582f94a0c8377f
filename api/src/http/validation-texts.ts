/** What a form is told when its fields do not pass (section 5); other calls say the general text. */
const texts: Record<string, string> = {
  login: "Email/telefone e senha são obrigatórios",
  register: "Nome, email, senha e telefone são obrigatórios",
};

export function validationText(endpoint: string | undefined) {
  return endpoint ? texts[endpoint] : undefined;
}

/** What is told of a body that is too large, where the specification says it. */
const tooLargeTexts: Record<string, string> = {
  uploadLogo: "Arquivo muito grande. Máximo 5MB",
};

export function tooLargeText(endpoint: string | undefined) {
  return endpoint ? tooLargeTexts[endpoint] : undefined;
}
