/** What a form is told when its fields do not pass (section 5); other calls say the general text. */
const texts: Record<string, string> = {
  login: "Email/telefone e senha são obrigatórios",
  register: "Nome, email, senha e telefone são obrigatórios",
};

export function validationText(endpoint: string | undefined) {
  return endpoint ? texts[endpoint] : undefined;
}
