import type { LoggedCall } from "../call-log.ts";
import { callWords } from "./CallLog.tsx";

/** What happened on the stage since it was opened, the last first. */
export interface Seen {
  calls: readonly LoggedCall[];
  errors: readonly string[];
  /** Null until axe has run. */
  violations: readonly string[] | null;
}

const time = new Intl.DateTimeFormat("pt-BR", { timeStyle: "medium" });

/** A bug report to paste; without bodies, which may name people. The link has scenario, conditions and build. */
export function reportText(title: string, link: string, seen: Seen): string {
  const calls = seen.calls.map((logged) => {
    const status = logged.status ?? "sem resposta";
    return `${time.format(logged.at)} ${callWords(logged)}: ${status}, ${logged.ms} ms`;
  });
  const listed = (name: string, lines: readonly string[] = []) =>
    [name, ...lines.toReversed().map((line) => `- ${line}`)].join("\n");
  const conditions = [...new URL(link).searchParams];
  return [
    title,
    listed(
      "Condições:",
      conditions.toReversed().map((one) => one.join(": ")),
    ),
    `Link: ${link}`,
    `Navegador: ${navigator.userAgent}`,
    listed("Chamadas:", calls),
    listed("Erros:", seen.errors),
    seen.violations ? listed("Acessibilidade:", seen.violations) : "",
  ]
    .join("\n\n")
    .trim();
}
