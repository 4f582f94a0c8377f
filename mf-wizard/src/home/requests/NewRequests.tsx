import { useState } from "react";
import { Link } from "shared-contracts/platform/router";
import { ButtonLink } from "shared-ui/button/ButtonLink";
import { Card } from "shared-ui/card/Card";
import { sinceText } from "../draft/since-text.ts";
import { HomeHeading } from "../HomeHeading.tsx";
import styles from "./NewRequests.module.css";
import { useReceivedSummaries } from "./useReceivedSummaries.ts";

/** How many of the newest are named. */
const NEWEST = 2;

const ALL = { to: "/orcamentos-recebidos", label: "Ver todos" };

/** The requests without an answer; nothing where there are none, or nobody knows. */
export function NewRequests() {
  const [now] = useState(Date.now);
  const { data, isError } = useReceivedSummaries();
  const waiting = data?.filter(({ answered }) => !answered) ?? [];
  if (isError || waiting.length === 0) return null;
  return (
    <section aria-labelledby="received">
      <HomeHeading
        id="received"
        title="Pedidos novos"
        count={waiting.length}
        link={ALL}
      />
      <Card as="div">
        <ul>
          {waiting.slice(0, NEWEST).map(({ id, nome, createdAt }) => (
            <li key={id} className={styles.request}>
              <p className={styles.what}>
                <b>{nome}</b>
                <span>Chegou {sinceText(Date.parse(createdAt), now)}</span>
              </p>
              <ButtonLink
                as={Link}
                to={`${ALL.to}?pedido=${id}`}
                variant="ghost"
                aria-label={`Montar proposta para ${nome}`}
              >
                Montar proposta
              </ButtonLink>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}
