import CalendarDays from "lucide-react/icons/calendar-days";
import ChevronRight from "lucide-react/icons/chevron-right";
import { useState } from "react";
import type { SavedBudgetSummary } from "shared-contracts/entities/saved-budget";
import { Link } from "shared-contracts/platform/router";
import { Card } from "shared-ui/card/Card";
import { Icon } from "shared-ui/icon/Icon";
import { IconTile } from "shared-ui/icon-tile/IconTile";
import { statusLook } from "../../working-budget/saved/statuses.ts";
import { distanceInWords } from "../../working-budget/saved/event-distance.ts";
import { savedBudgetFacts } from "../../working-budget/saved/saved-budget-facts.ts";
import { useOpenBudget } from "../../working-budget/saved/useOpenBudget.ts";
import { localDate } from "shared-contracts/formats/local-date";
import { comingEvents } from "./coming-events.ts";
import styles from "./ComingEvents.module.css";
import { HomeHeading } from "../HomeHeading.tsx";

/** How many events are listed; a phone shows the first four of them. */
const SHOWN = 7;

const BY_DAY = { to: "/orcamentos?ordem=evento", label: "Ver por data" };

/** What is to come, the next event first, each row opening its budget. */
export function ComingEvents({
  budgets,
}: {
  budgets: readonly SavedBudgetSummary[];
}) {
  const [today] = useState(() => localDate(new Date()));
  const { coming, undated } = comingEvents(budgets, today);
  return (
    <section aria-labelledby="coming">
      <HomeHeading
        id="coming"
        title="Próximos eventos"
        link={budgets.length > 0 ? BY_DAY : undefined}
      />
      <Card as="div">
        {coming.length === 0 ? (
          <p className={styles.none}>
            <IconTile icon={CalendarDays} />
            Os orçamentos salvos com data aparecem aqui, do mais próximo ao mais
            distante.
          </p>
        ) : (
          <ul>
            {coming.slice(0, SHOWN).map((budget) => (
              <ComingEvent key={budget.id} budget={budget} today={today} />
            ))}
          </ul>
        )}
        {undated.length > 0 && (
          <Link to={BY_DAY.to} className={styles.undated}>
            <span>{undatedText(undated)}</span>
            <Icon of={ChevronRight} size={16} />
          </Link>
        )}
      </Card>
    </section>
  );
}

function ComingEvent({
  budget,
  today,
}: {
  budget: SavedBudgetSummary;
  today: string;
}) {
  const { openBudget, isOpening } = useOpenBudget();
  const facts = savedBudgetFacts(budget);
  const distance = distanceInWords(facts.eventDay, today);
  const status = statusLook(budget.status ?? "rascunho");
  return (
    <li className={styles.event} aria-busy={isOpening || undefined}>
      <p className={styles.day}>
        <b>{facts.eventDate}</b>
        <span data-soon={distance.isSoon || undefined}>{distance.text}</span>
      </p>
      <p className={styles.what}>
        <button
          type="button"
          className={styles.name}
          onClick={() => void openBudget(budget)}
        >
          {budget.nome}
        </button>
        <span>{isOpening ? "Abrindo..." : facts.guests}</span>
      </p>
      <p className={styles.money}>
        <b>{facts.total}</b>
        <span data-status={budget.status ?? "rascunho"}>
          <Icon of={status.icon} size={14} /> {status.label}
        </span>
      </p>
    </li>
  );
}

/** "1 orçamento sem data: 15 anos Beatriz", or how many there are. */
function undatedText(undated: readonly SavedBudgetSummary[]): string {
  const [first, ...others] = undated;
  return others.length === 0
    ? `1 orçamento sem data: ${first?.nome}`
    : `${undated.length} orçamentos sem data`;
}
