import { callFailure } from "../calls/call-failure.ts";

/** The line for plans that failed to load: refused, or without an answer. */
export function plansFailure(error: unknown): string {
  const { status, text } = callFailure(error);
  return status !== null && (status < 200 || status > 299)
    ? `Erro ao buscar planos: ${status}`
    : `Erro ao carregar planos: ${text}`;
}
