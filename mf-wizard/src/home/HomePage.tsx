import { lazy, Suspense, useState } from "react";
import { observer } from "shared-contracts/platform/state";
import { useNavigate } from "shared-contracts/platform/router";
import { useOnline } from "shared-ui/online/useOnline";
import { PageHeader } from "shared-ui/page-header/PageHeader";
import { BottomBar } from "../frame/totals/BottomBar.tsx";
import { DraftBanners } from "../working-budget/draft/DraftBanners.tsx";
import { DropToImport } from "../working-budget/importing/DropToImport.tsx";
import { PausedFields } from "../working-budget/draft/PausedFields.tsx";
import { OFF_STEP } from "../steps/step-place.ts";
import { codeOf } from "shared-contracts/endpoints/code-of";
import { SavedBudgetsState } from "../working-budget/saved/SavedBudgetsState.tsx";
import { useSavedBudgets } from "../working-budget/saved/useSavedBudgets.ts";
import { ComingEvents } from "./coming-events/ComingEvents.tsx";
import { ComingSoon } from "./ComingSoon.tsx";
import { CreationCards } from "./CreationCards.tsx";
import { DraftStrip } from "./draft/DraftStrip.tsx";
import { HomeHeading } from "./HomeHeading.tsx";
import styles from "./HomePage.module.css";
import { HomeWays } from "./HomeWays.tsx";
import { PaymentReturn } from "./payment-return/PaymentReturn.tsx";
import { PlanSlot } from "./slots/PlanSlot.tsx";
import { RequestsSlot } from "./slots/RequestsSlot.tsx";
import { RecentBudgets } from "./RecentBudgets.tsx";
import { useAppState } from "shared-contracts/federation/app-state";
import { AcceptedOffers } from "./week/AcceptedOffers.tsx";
import { WeekStrip } from "./week/WeekStrip.tsx";
import { isContinuable } from "./draft/is-continuable.ts";

/** Seen only before the first budget is saved. */
const FirstSteps = lazy(() =>
  import("./FirstSteps.tsx").then((module) => ({ default: module.FirstSteps })),
);

/** Without a plan the shell's gate covers the page, so a failure of the list is not shown. */
function isWithoutPlan(error: unknown): boolean {
  return codeOf(error) === "PLAN_REQUIRED";
}

/** Home: the week, what to go on with, the ways to start a budget, what is to come, and who asked. */
export const HomePage = observer(function HomePage() {
  const query = useSavedBudgets();
  const navigate = useNavigate();
  const hasDraft = useDraftToContinue();
  const isFirst = query.data?.length === 0 && !hasDraft;
  const isKnown = hasDraft || !query.isLoading;
  const isOnline = useOnline();
  const [wasOnline] = useState(isOnline);
  const isOpenedOffline = !isOnline && !wasOnline;
  return (
    <div className={styles.page}>
      <PageHeader
        title={isOpenedOffline ? "Você está sem internet" : OFF_STEP.label}
        actions={<HomeWays />}
        description={
          isOpenedOffline
            ? "O que estava neste aparelho continua aqui. Dá para abrir, mudar e mandar salvar quando voltar."
            : isFirst
              ? "Boas-vindas. Três passos até a primeira proposta."
              : undefined
        }
      />
      <PaymentReturn />
      <DraftBanners />
      {!isFirst && !isWithoutPlan(query.error) && (
        <>
          <WeekStrip budgets={query} />
          <PausedFields>
            <AcceptedOffers budgets={query.data ?? []} />
          </PausedFields>
        </>
      )}
      <PausedFields>
        {isFirst ? (
          <Suspense fallback={<RoomForCards />}>
            <FirstSteps />
          </Suspense>
        ) : isKnown ? (
          <>
            {hasDraft && <DraftStrip />}
            <CreationCards isFirstChoice={!hasDraft} />
          </>
        ) : (
          <RoomForCards />
        )}
      </PausedFields>
      <div className={styles.desk}>
        {!isWithoutPlan(query.error) && (
          <PausedFields>
            <ComingEvents budgets={query.data ?? []} />
          </PausedFields>
        )}
        <div>
          <RequestsSlot />
          <section aria-labelledby="recent">
            <HomeHeading
              id="recent"
              title={
                isOnline ? "Orçamentos recentes" : "Guardados neste aparelho"
              }
              link={{ to: "/orcamentos", label: "Ver todos" }}
            />
            {!isWithoutPlan(query.error) && (
              <SavedBudgetsState
                query={query}
                failure="Falha ao listar orçamentos"
              >
                {(budgets) => (
                  <PausedFields>
                    <RecentBudgets budgets={budgets} />
                  </PausedFields>
                )}
              </SavedBudgetsState>
            )}
          </section>
        </div>
      </div>
      {/* Below a list that is still to come, it would move. */}
      {!query.isLoading && (
        <>
          <PlanSlot />
          <ComingSoon />
        </>
      )}
      <DropToImport onImported={() => void navigate("/event")} />
      <BottomBar place={OFF_STEP} />
    </div>
  );
});

/**
 * Until the list says which way in is drawn: what comes then moves nothing. After a while without an answer the cards
 * are there.
 */
function RoomForCards() {
  return (
    <div className={styles.room} style={{ visibility: "hidden" }}>
      <CreationCards />
    </div>
  );
}

/** Whether the open budget is worth going on with and not in the account as it is here. Call it in an observer. */
function useDraftToContinue(): boolean {
  const { store, draft } = useAppState();
  const { timestamp } = draft;
  const [now] = useState(Date.now);
  if (timestamp === null || (store.isEditing && !store.hasUnsavedChanges))
    return false;
  return isContinuable({ ...store.toDraft(), timestamp }, now);
}
