import { callFailure } from "../calls/call-failure.ts";

/** Why the plans did not come: answered with a refusal, or not answered. */
export function plansFailure(error: unknown): string {
  const { status, text } = callFailure(error);
  return status !== null && (status < 200 || status > 299)
    ? `Erro ao buscar planos: ${status}`
    : `Erro ao carregar planos: ${text}`;
}
