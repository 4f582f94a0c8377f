import ChevronRight from "lucide-react/icons/chevron-right";
import { useState } from "react";
import { useAppState } from "shared-contracts/federation/app-state";
import { Link } from "shared-contracts/platform/router";
import { useQuery } from "shared-contracts/platform/query";
import { Card } from "shared-ui/card/Card";
import { Icon } from "shared-ui/icon/Icon";
import { HomeHeading } from "./HomeHeading.tsx";
import styles from "./ReceivedRequests.module.css";
import { sinceText } from "./draft/since-text.ts";

/** How many of the newest are named. */
const NEWEST = 2;

/** The requests that wait for an answer; nothing where there are none, or nobody knows. */
export function ReceivedRequests() {
  const { client } = useAppState();
  const [now] = useState(Date.now);
  const { data, isError } = useQuery({
    queryKey: ["received-summaries"],
    queryFn: ({ signal }) => client.call("listReceivedSummaries", { signal }),
    refetchOnWindowFocus: "always",
    networkMode: "always",
    retry: false,
  });
  if (isError || !data || data.length === 0) return null;
  return (
    <section aria-labelledby="received">
      <HomeHeading
        id="received"
        title="Orçamentos Recebidos"
        count={data.length}
      />
      <Card as="div">
        <ul>
          {data.slice(0, NEWEST).map(({ id, nome, createdAt }) => (
            <li key={id} className={styles.request}>
              <Link to="/orcamentos-recebidos" className={styles.link}>
                <span className={styles.what}>
                  <b>{nome}</b>
                  <span>Chegou {sinceText(Date.parse(createdAt), now)}</span>
                </span>
                <Icon of={ChevronRight} size={16} />
              </Link>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}
