import { useState } from "react";
import { localDate } from "shared-contracts/formats/local-date";
import { Link } from "shared-contracts/platform/router";
import { Card } from "shared-ui/card/Card";
import { useOnline } from "shared-ui/online/useOnline";
import { Skeleton } from "shared-ui/skeleton/Skeleton";
import { VisuallyHidden } from "shared-ui/visually-hidden/VisuallyHidden";
import type { useSavedBudgets } from "../../working-budget/saved/useSavedBudgets.ts";
import { weekOf } from "../../working-budget/saved/week.ts";
import { timeOfDay } from "../../working-budget/saving/time-of-day.ts";
import { useReceivedSummaries } from "./useReceivedSummaries.ts";
import {
  budgetFigures,
  requestFigure,
  type WeekFigure,
} from "./week-figures.ts";
import styles from "./WeekStrip.module.css";

/** A figure, or why there is none. */
type Cell = WeekFigure | "loading" | "failed";

const BUDGET_CELLS = 3;

/** What this week asks for, each figure a link to its list; nothing while there is nothing to do. */
export function WeekStrip({
  budgets,
}: {
  budgets: ReturnType<typeof useSavedBudgets>;
}) {
  const requests = useReceivedSummaries();
  const isOnline = useOnline();
  const [today] = useState(() => localDate(new Date()));
  const { monday, sunday } = weekOf(today);
  const missing = (error: Error | null) => (error ? "failed" : "loading");
  const asOf = (figure: WeekFigure, time: number): WeekFigure =>
    isOnline
      ? figure
      : { ...figure, note: `de ${timeOfDay(time)}`, tone: undefined };
  const cells: Cell[] = [
    ...(budgets.data
      ? budgetFigures(budgets.data, today).map((figure) =>
          asOf(figure, budgets.dataUpdatedAt),
        )
      : Array<Cell>(BUDGET_CELLS).fill(missing(budgets.error))),
    requests.data
      ? asOf(requestFigure(requests.data, today), requests.dataUpdatedAt)
      : missing(requests.error),
  ];
  if (cells.every((cell) => typeof cell === "object" && cell.isZero))
    return null;
  return (
    <Card as="div" className={styles.strip}>
      <nav aria-label="Esta semana">
        <p className={styles.week}>
          <b>Esta semana</b>
          <span>
            {dayOfMonth(monday, sunday)} a {short(sunday)}
          </span>
        </p>
        <ul>
          {cells.map((cell, index) => (
            <li key={index}>
              <WeekCell cell={cell} />
            </li>
          ))}
        </ul>
      </nav>
    </Card>
  );
}

function WeekCell({ cell }: { cell: Cell }) {
  if (cell === "loading")
    return (
      <div className={styles.cell}>
        <VisuallyHidden>Carregando...</VisuallyHidden>
        <Skeleton width="60%" />
        <Skeleton width="80%" shape="caption" />
      </div>
    );
  if (cell === "failed")
    return (
      <p className={styles.cell}>
        <span className={styles.figure}>–</span>
        <span className={styles.note}>Não carregou</span>
      </p>
    );
  const { to, figure, noun, note, tone, isZero } = cell;
  return (
    <Link to={to} className={styles.cell} data-zero={isZero || undefined}>
      <span className={styles.what}>
        <b className={styles.figure}>{figure}</b> {noun}
      </span>{" "}
      <span className={styles.note} data-tone={tone}>
        {note}
      </span>
    </Link>
  );
}

/** "23", or "30/11" where the week ends in another month. */
function dayOfMonth(day: string, last: string): string {
  return day.slice(0, 7) === last.slice(0, 7) ? day.slice(8) : short(day);
}

/** "29/11". */
function short(day: string): string {
  return `${day.slice(8)}/${day.slice(5, 7)}`;
}
