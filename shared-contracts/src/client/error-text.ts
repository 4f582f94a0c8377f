/** The time allowed for an attempt ran out. */
export const TIMED_OUT = "o servidor demorou demais para responder";

/** Nothing answered. */
export const NO_ANSWER = "sem conexão com o servidor";

/** The text after the last attempt failed too. */
export function exhaustedText(attempts: number, text: string): string {
  return attempts > 1 ? `Falha após ${attempts} tentativas: ${text}` : text;
}

/** What the user sees from the wait before a further attempt until the call ends. */
export function retryingText(attempt: number, attempts: number): string {
  return `Tentando novamente (${attempt}/${attempts})…`;
}
