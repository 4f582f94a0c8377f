import type { Subscription } from "shared-contracts/entities/subscription";
import { formatDay } from "shared-contracts/formats/format-day";
import { Card } from "shared-ui/card/Card";
import { isRunning } from "../subscription/subscription-words.ts";
import styles from "./SideCards.module.css";

const DAY_MS = 86_400_000;
/** The banner is there from so many days before the end. */
const WARNED = 7;

/** What happens when the plan ends, with its days; what has happened already is marked. */
export function PlanEndCard({ subscription }: { subscription: Subscription }) {
  const end = Date.parse(subscription.endDate);
  const warned = new Date(end - WARNED * DAY_MS);
  const isOver = !isRunning(subscription);
  const lines = [
    {
      title: `Até ${formatDay(subscription.endDate)}`,
      text: "Tudo aberto: montar, salvar e enviar.",
      isDone: true,
    },
    {
      title: `A partir de ${formatDay(warned.toISOString())}`,
      text: "Avisamos aqui.",
      isDone: subscription.daysRemaining <= WARNED,
    },
    {
      title: "No fim",
      text: "O app fecha e pede um plano. Nada é apagado.",
      isDone: isOver,
    },
    {
      title: "Quando renovar",
      text: "Volta de onde parou. Links já enviados continuam abertos.",
      isDone: false,
    },
  ];
  return (
    <Card className={styles.card} aria-labelledby="plan-end">
      <h2 id="plan-end">O que acontece no fim</h2>
      <ol>
        {lines.map(({ title, text, isDone }) => (
          <li
            key={title}
            className={styles.line}
            data-done={isDone || undefined}
          >
            <b>{title}</b>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
