import { useId, useState } from "react";
import { formatDay } from "shared-contracts/formats/format-day";
import { Button } from "shared-ui/button/Button";
import { Card } from "shared-ui/card/Card";
import { Tag } from "shared-ui/tag/Tag";
import { PasswordDialog } from "../forms/PasswordDialog.tsx";
import { lastUse } from "./last-use.ts";
import styles from "./SessionsCard.module.css";
import {
  useEndAllSessions,
  useEndSession,
  type Security,
} from "./useSecurity.ts";

type Session = Security["sessions"][number];

/** The account's sessions; each can be ended, or all at once. */
export function SessionsCard({ sessions }: Pick<Security, "sessions">) {
  const titleId = useId();
  const [asked, setAsked] = useState<Session | "all" | null>(null);
  const one = useEndSession();
  const all = useEndAllSessions();
  return (
    <Card padded aria-labelledby={titleId}>
      <h2 id={titleId}>Aparelhos conectados</h2>
      <p className={styles.lead}>
        Não reconhece um deles? Encerre a sessão e altere a senha.
      </p>
      <ul className={styles.list}>
        {sessions.map((session) => (
          <li key={session.id} className={styles.session}>
            <div className={styles.device}>
              <b>{session.device}</b>
              <p className={styles.facts}>
                {lastUse(session.lastUsedAt, new Date())}. Entrou em{" "}
                {formatDay(session.createdAt)}.
              </p>
            </div>
            {session.current ? (
              <Tag tone="success">Este aparelho</Tag>
            ) : (
              <Button
                aria-label={`Encerrar ${session.device}`}
                onClick={() => setAsked(session)}
              >
                Encerrar
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button variant="danger-outline" onClick={() => setAsked("all")}>
          Sair de todos os aparelhos
        </Button>
      </div>
      {asked !== null && (
        <PasswordDialog
          title={
            asked === "all"
              ? "Sair de todos os aparelhos?"
              : "Encerrar a sessão?"
          }
          confirmLabel={asked === "all" ? "Sair de todos" : "Encerrar"}
          variant="danger"
          busyLabel="Aguarde..."
          failed="Não foi possível encerrar"
          act={(password) =>
            asked === "all"
              ? all.mutateAsync(password)
              : one.mutateAsync({ id: asked.id, password })
          }
          onClose={() => setAsked(null)}
        >
          {asked === "all"
            ? "Você entra de novo em cada aparelho, neste também. O que não foi salvo fica guardado nele."
            : `${asked.device}: quem está nele terá de entrar de novo.`}
        </PasswordDialog>
      )}
    </Card>
  );
}
