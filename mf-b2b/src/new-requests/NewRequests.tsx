import ArrowRight from "lucide-react/icons/arrow-right";
import { useState } from "react";
import { useCoreState } from "shared-contracts/federation/core-state";
import { sinceText } from "shared-contracts/formats/since-text";
import { useQuery } from "shared-contracts/platform/query";
import { Link } from "shared-contracts/platform/router";
import { receivedSummariesQuery } from "shared-contracts/saved-budgets/received-summaries";
import { ButtonLink } from "shared-ui/button/ButtonLink";
import { Card } from "shared-ui/card/Card";
import { SectionHeading } from "shared-ui/section-heading/SectionHeading";
import styles from "./NewRequests.module.css";

/** How many of the newest are named. */
const NEWEST = 2;

const ALL = "/orcamentos-recebidos";

/** Home's part about requests: those without an answer; nothing where there are none, or nobody knows. */
export function NewRequests() {
  const [now] = useState(Date.now);
  const { client } = useCoreState();
  const { data, isError } = useQuery(receivedSummariesQuery(client));
  const waiting = data?.filter(({ answered }) => !answered) ?? [];
  if (isError || waiting.length === 0) return null;
  return (
    <section aria-labelledby="received">
      <SectionHeading
        id="received"
        title="Pedidos novos"
        count={waiting.length}
      >
        <ButtonLink as={Link} to={ALL} variant="ghost" iconRight={ArrowRight}>
          Ver todos
        </ButtonLink>
      </SectionHeading>
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
                to={`${ALL}?pedido=${id}`}
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
