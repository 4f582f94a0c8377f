import Check from "lucide-react/icons/check";
import { type ReactNode, use } from "react";
import { useAppState } from "shared-contracts/federation/app-state";
import { useQuery } from "shared-contracts/platform/query";
import { Link } from "shared-contracts/platform/router";
import { Button } from "shared-ui/button/Button";
import { ButtonLink } from "shared-ui/button/ButtonLink";
import { Card } from "shared-ui/card/Card";
import { Icon } from "shared-ui/icon/Icon";
import { VisuallyHidden } from "shared-ui/visually-hidden/VisuallyHidden";
import { useResetBudget } from "../frame/useResetBudget.ts";
import styles from "./FirstSteps.module.css";
import { subtract, sum } from "shared-contracts/numbers/exact";
import { formatMoney } from "shared-contracts/formats/money";
import { BILL, LAZY_RULES, priceBudget } from "shared-contracts/platform/rules";
import { LeaderLine } from "shared-ui/leader-line/LeaderLine";

/** The way to the first proposal, until the first budget is saved. */
export function FirstSteps() {
  const start = useResetBudget();
  const hasCompany = useHasCompany();
  return (
    <div className={styles.first}>
      <Card as="div">
        <ol>
          <Step
            number={1}
            title="Veja um orçamento pronto"
            text="100 pessoas, aniversário, com itens e preços. Mude o que quiser: nada é enviado a ninguém."
          >
            <Button variant="primary" wide onClick={() => start("sample100")}>
              Usar modelo
            </Button>
          </Step>
          <Step
            number={2}
            done={hasCompany}
            title="Coloque os dados da sua empresa"
            text="Nome, telefone e logo saem na proposta em PDF."
          >
            <ButtonLink as={Link} to="/config" wide>
              {hasCompany ? "Mudar" : "Preencher"}
            </ButtonLink>
          </Step>
          <Step
            number={3}
            title="Monte o seu"
            text="Modelo vazio, etapa por etapa. Já tem um arquivo? Use Importar."
          >
            <Button wide onClick={() => start("blank")}>
              Criar orçamento
            </Button>
          </Step>
        </ol>
      </Card>
      <TemplateFigures />
    </div>
  );
}

function Step({
  number,
  title,
  text,
  done = false,
  children,
}: {
  number: number;
  title: string;
  text: string;
  done?: boolean;
  children: ReactNode;
}) {
  return (
    <li className={styles.step}>
      <span className={styles.number} data-done={done || undefined}>
        {done ? (
          <>
            <Icon of={Check} size={16} />
            <VisuallyHidden>Feito</VisuallyHidden>
          </>
        ) : (
          number
        )}
      </span>
      <div>
        <h2>{title}</h2>
        <p className={styles.text}>{text}</p>
      </div>
      <div className={styles.action}>{children}</div>
    </li>
  );
}

/** Whether the proposal has a name to stand under; false until that is known. */
function useHasCompany(): boolean {
  const { client } = useAppState();
  const { data } = useQuery({
    queryKey: ["company-name"],
    queryFn: ({ signal }) => client.call("getCompany", { signal }),
    networkMode: "always",
    retry: false,
  });
  return Boolean(data?.companyName.trim());
}

/** The parts that stand by their names. */
const NAMED = ["team", "foods", "drinks"] as const;

const template = LAZY_RULES.sample100();

/** What the template costs, as its steps show it. */
function TemplateFigures() {
  const { SAMPLE_100 } = use(template);
  const totals = priceBudget(SAMPLE_100);
  const named = sum(NAMED.map((part) => totals[part]));
  const lines = [
    ...NAMED.map((part) => ({
      label: BILL.find(({ key }) => key === part)!.label,
      value: totals[part],
    })),
    {
      label: `Outras ${BILL.length - NAMED.length} partes`,
      value: subtract(totals.subtotal, named),
    },
    { label: "Margens", value: subtract(totals.total, totals.subtotal) },
  ];
  return (
    <section className={styles.figures} aria-labelledby="template">
      <h2 id="template" className={styles.caption}>
        O modelo de 100 pessoas
      </h2>
      {lines.map(({ label, value }) => (
        <LeaderLine
          key={label}
          small
          label={label}
          value={formatMoney(value)}
        />
      ))}
      <p className={styles.caption}>Valor por pessoa</p>
      <p className={styles.each}>{formatMoney(totals.perPerson)}</p>
    </section>
  );
}
