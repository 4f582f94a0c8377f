/**
 * Every code of an error, with its Portuguese text. The body of a refusal is `{ error, code }`; a call may have a more
 * precise `error`, never another `code`.
 */
export const errorTexts = {
  VALIDATION: "Dados inválidos. Confira os campos e tente de novo.",
  UNAUTHENTICATED: "Sua sessão terminou. Entre de novo.",
  INVALID_CREDENTIALS: "Email, telefone ou senha incorretos",
  EMAIL_TAKEN: "Já existe uma conta com este email",
  PHONE_TAKEN: "Já existe uma conta com este telefone",
  ACCOUNT_BLOCKED: "Conta bloqueada",
  ACCOUNT_ENDING: "Esta conta será apagada em breve.",
  PLAN_REQUIRED: "Você precisa de um plano ativo para usar o app",
  NOT_FOUND: "Não encontrado",
  METHOD_NOT_ALLOWED: "Esta operação não existe neste endereço",
  LINK_OVER: "Este link venceu. Peça outro.",
  GONE: "Este PDF não está mais guardado",
  CONFLICT: "Esta ação não é mais possível. Atualize a página.",
  VERSION_MISMATCH: "Este orçamento foi alterado em outro lugar",
  IDEMPOTENCY_MISMATCH: "Esta operação já foi enviada com outros dados",
  IN_PROGRESS: "Esta operação ainda está em andamento",
  TOO_LARGE: "O conteúdo enviado é grande demais",
  PDF_TOO_LONG: "Este orçamento tem linhas demais para um PDF (limite: 5.000).",
  REQUEST_TIMEOUT: "O envio demorou demais. Tente de novo.",
  QUOTA_EXCEEDED:
    "Sua conta está cheia. Exclua orçamentos em Meus Orçamentos e tente de novo.",
  UNSUPPORTED_MEDIA: "Formato não aceito",
  RATE_LIMITED: "Muitas tentativas. Aguarde um pouco e tente de novo.",
  UNAVAILABLE: "Serviço indisponível no momento. Tente de novo em instantes.",
  STORAGE_FULL:
    "O servidor está sem espaço para salvar. Tente de novo mais tarde.",
  INTERNAL: "Erro interno. Tente de novo em instantes.",
} as const;

export type ErrorCode = keyof typeof errorTexts;

/** The HTTP status of each code. */
export const errorStatus = {
  VALIDATION: 400,
  UNAUTHENTICATED: 401,
  INVALID_CREDENTIALS: 401,
  EMAIL_TAKEN: 409,
  PHONE_TAKEN: 409,
  ACCOUNT_BLOCKED: 403,
  ACCOUNT_ENDING: 403,
  PLAN_REQUIRED: 402,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  LINK_OVER: 410,
  GONE: 410,
  CONFLICT: 409,
  VERSION_MISMATCH: 412,
  IDEMPOTENCY_MISMATCH: 422,
  IN_PROGRESS: 409,
  TOO_LARGE: 413,
  PDF_TOO_LONG: 413,
  REQUEST_TIMEOUT: 408,
  QUOTA_EXCEEDED: 413,
  UNSUPPORTED_MEDIA: 415,
  RATE_LIMITED: 429,
  UNAVAILABLE: 503,
  STORAGE_FULL: 507,
  INTERNAL: 500,
} as const satisfies Record<ErrorCode, number>;
