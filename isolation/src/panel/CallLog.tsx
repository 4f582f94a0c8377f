import { DEFAULT_ATTEMPTS } from "shared-contracts/client/retry-policy";
import { Tag } from "shared-ui/tag/Tag";
import type { LoggedCall } from "../call-log.ts";
import styles from "./CallLog.module.css";

const time = new Intl.DateTimeFormat("pt-BR", { timeStyle: "medium" });

/** The last calls of the page on stage, newest first. */
export function CallLog({ calls }: { calls: readonly LoggedCall[] }) {
  return (
    <div
      className={styles.log}
      role="log"
      aria-label="Últimas chamadas"
      tabIndex={0}
    >
      {calls.length === 0 && (
        <p className={styles.soft}>Nenhuma chamada até agora.</p>
      )}
      {calls.map((logged) => (
        <details key={`${logged.at} ${logged.call}`}>
          <summary className={styles.call}>
            <Tag tone={isGood(logged) ? "success" : "danger"}>
              {logged.status ?? "sem resposta"}
            </Tag>
            <span>{callWords(logged)}</span>
            <span className={styles.soft}>{logged.ms} ms</span>
            <span className={styles.soft}>{time.format(logged.at)}</span>
          </summary>
          <Body title="Enviado" text={logged.sent} />
          <Body title="Recebido" text={logged.received} />
        </details>
      ))}
    </div>
  );
}

function Body({ title, text }: { title: string; text: string }) {
  return (
    <>
      <p className={styles.soft}>{title}</p>
      <pre className={styles.body}>{text || "(vazio)"}</pre>
    </>
  );
}

function isGood({ status }: LoggedCall): boolean {
  return status !== null && status < 400;
}

/** "GET /plans", with the number of the attempt when there are several. */
export function callWords({ call, attempt, status }: LoggedCall): string {
  const first = attempt === 1;
  if (first && (status ?? 500) < 500) return call;
  return `${call}, tentativa ${attempt} de ${DEFAULT_ATTEMPTS.count}`;
}
