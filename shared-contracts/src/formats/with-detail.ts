/** A line of the error catalogue with what the server or the reader said: "Erro ao deletar orçamento: HTTP 500". */
export function withDetail(line: string, detail: unknown): string {
  const text = detail instanceof Error ? detail.message : detail;
  return typeof text === "string" && text !== "" ? `${line}: ${text}` : line;
}
