import { useCoreState } from "shared-contracts/federation/core-state";
import { useQuery } from "shared-contracts/platform/query";
import { Link } from "shared-contracts/platform/router";
import { ButtonLink } from "shared-ui/button/ButtonLink";
import { Card } from "shared-ui/card/Card";
import { LeaderLine } from "shared-ui/leader-line/LeaderLine";
import styles from "./SideCards.module.css";

const MB = 1024 * 1024;

/** How full the account is; nothing while nobody knows. */
export function UsageCard() {
  const { client } = useCoreState();
  const { data } = useQuery({
    queryKey: ["usage"],
    queryFn: ({ signal }) => client.call("getUsage", { signal }),
    networkMode: "always",
    retry: false,
  });
  if (!data) return null;
  const count = (value: number) => value.toLocaleString("pt-BR");
  const lines = [
    [
      "Orçamentos salvos",
      `${count(data.budgets)} de ${count(data.maxBudgets)}`,
    ],
    ["Modelos", `${count(data.templates)} de ${count(data.maxTemplates)}`],
    ["Espaço", `${inMB(data.bytes)} de ${inMB(data.maxBytes)} MB`],
    ["Propostas enviadas", count(data.sent)],
  ];
  return (
    <Card className={styles.card} aria-labelledby="usage">
      <h2 id="usage">Seu uso</h2>
      {lines.map(([label, value]) => (
        <LeaderLine key={label} label={label} value={value} />
      ))}
      <p className={styles.note}>
        Nada é apagado quando o plano termina.{" "}
        <ButtonLink as={Link} to="/security" variant="link">
          Baixar meus dados
        </ButtonLink>
      </p>
    </Card>
  );
}

/** Whole megabytes, rounded up: something is never 0. */
function inMB(bytes: number): string {
  return Math.ceil(bytes / MB).toLocaleString("pt-BR");
}
