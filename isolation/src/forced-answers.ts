/** What a tester can choose for a call instead of the scenario's answer: a refusal by its code, or trouble on the way. */
export const FORCED = {
  INTERNAL: "500, erro interno",
  UNAVAILABLE: "503, indisponível",
  RATE_LIMITED: "429, muitas tentativas",
  CONFLICT: "409, conflito",
  NOT_FOUND: "404, não encontrado",
  UNAUTHENTICATED: "401, sessão encerrada",
  offline: "Sem conexão",
  silent: "Nunca responde",
  slow: "Responde 5 s depois",
  double: "Chega duas vezes",
} as const;

export type Forced = keyof typeof FORCED;

/** Reads `subscribe:double,listPlans:offline`; leaves out what cannot be chosen. */
export function readForced(text: string): Readonly<Record<string, Forced>> {
  const pairs = text.split(",").map((pair) => pair.split(":"));
  return Object.fromEntries(
    pairs.filter(([call, forced = ""]) => call && forced in FORCED),
  ) as Record<string, Forced>;
}

/** The same text with another choice for one call; "" is the scenario's own answer. */
export function withForced(text: string, call: string, forced: Forced | "") {
  const { [call]: _, ...rest } = readForced(text);
  const chosen = forced ? { ...rest, [call]: forced } : rest;
  return Object.entries(chosen)
    .map((pair) => pair.join(":"))
    .join(",");
}
