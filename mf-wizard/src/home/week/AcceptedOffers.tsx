import CircleCheck from "lucide-react/icons/circle-check";
import { useState } from "react";
import type { Accepted } from "shared-contracts/entities/acceptance";
import type { SavedBudgetSummary } from "shared-contracts/entities/saved-budget";
import { useAppState } from "shared-contracts/federation/app-state";
import { formatMoney } from "shared-contracts/formats/money";
import { Banner } from "shared-ui/banner/Banner";
import { Button } from "shared-ui/button/Button";
import { useOpenBudget } from "../../working-budget/saved/useOpenBudget.ts";
import { dayAndTime } from "../../working-budget/saving/time-of-day.ts";
import { dismissed, dismiss } from "./dismissed-offers.ts";

type AcceptedBudget = SavedBudgetSummary & { accepted: Accepted };

/** Which clients accepted an offer since the caterer last looked: until it is opened or dismissed in this browser. */
export function AcceptedOffers({
  budgets,
}: {
  budgets: readonly SavedBudgetSummary[];
}) {
  const { userId } = useAppState().session;
  const [gone, setGone] = useState(() => dismissed(userId));
  const { openBudget } = useOpenBudget();
  const close = ({ id, accepted }: AcceptedBudget) =>
    setGone(dismiss(userId, `${id} ${accepted.at}`));
  const news = budgets.filter(
    (budget): budget is AcceptedBudget =>
      // An option that was accepted stands at each of its proposals; the accepted one tells it.
      budget.accepted?.budget === budget.id &&
      !gone.includes(`${budget.id} ${budget.accepted.at}`),
  );
  return news.map((budget) => (
    <Banner
      key={budget.id}
      tone="success"
      icon={CircleCheck}
      role="status"
      actions={
        <>
          <Button
            variant="ghost"
            aria-label={`Abrir ${budget.nome}`}
            onClick={() => {
              close(budget);
              void openBudget(budget, undefined, "/results");
            }}
          >
            Abrir
          </Button>
          <Button
            variant="ghost"
            aria-label={`Dispensar aviso de ${budget.nome}`}
            onClick={() => close(budget)}
          >
            Dispensar
          </Button>
        </>
      }
    >
      <b>
        {budget.accepted.name} aceitou a proposta do {budget.nome}.
      </b>{" "}
      {wordsOf(budget.accepted)}
    </Banner>
  ));
}

/** "Opção B, R$ 8.745,90. Hoje às 14:02." */
function wordsOf({ option, total, at }: Accepted): string {
  const [day = "", time] = dayAndTime(Date.parse(at), Date.now()).split(", ");
  const when = day === "hoje" ? "Hoje" : `Em ${day}`;
  const what = option === null ? "" : `Opção ${option}, `;
  return `${what}${formatMoney(total)}. ${when} às ${time}.`;
}
