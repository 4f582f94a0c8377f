/** An error line with its reason, an error or a text: "Erro ao deletar orçamento: HTTP 500". */
export function withDetail(line: string, detail: unknown): string {
  const text = detail instanceof Error ? detail.message : detail;
  return typeof text === "string" && text !== "" ? `${line}: ${text}` : line;
}
