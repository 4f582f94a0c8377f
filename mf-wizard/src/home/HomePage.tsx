import ArrowRight from "lucide-react/icons/arrow-right";
import { Link, useNavigate } from "shared-contracts/platform/router";
import { ButtonLink } from "shared-ui/button/ButtonLink";
import { PageHeader } from "shared-ui/page-header/PageHeader";
import { BottomBar } from "../totals/BottomBar.tsx";
import { DraftBanners } from "../draft/DraftBanners.tsx";
import { DropToImport } from "../importing/DropToImport.tsx";
import { PausedFields } from "../draft/PausedFields.tsx";
import { OFF_STEP } from "../steps/step-place.ts";
import { codeOf } from "../saving/save-budget.ts";
import { SavedBudgetsState } from "../saved-budgets/SavedBudgetsState.tsx";
import { useSavedBudgets } from "../saved-budgets/useSavedBudgets.ts";
import { ComingSoon } from "./ComingSoon.tsx";
import { CreationCards } from "./CreationCards.tsx";
import styles from "./HomePage.module.css";
import { HomeWays } from "./HomeWays.tsx";
import { PaymentReturn } from "./PaymentReturn.tsx";
import { RecentBudgets } from "./RecentBudgets.tsx";

/** How many budgets the list of recent ones shows. */
const RECENT_COUNT = 6;

/** Without a plan the shell's gate covers the page, so a failure of the list is not shown. */
function isWithoutPlan(error: unknown): boolean {
  return codeOf(error) === "PLAN_REQUIRED";
}

/** Home: ways to start a budget, and the last ones saved. */
export function HomePage() {
  const query = useSavedBudgets();
  const navigate = useNavigate();
  return (
    <div className={styles.page}>
      <PageHeader title={OFF_STEP.label} actions={<HomeWays />} />
      <PaymentReturn />
      <DraftBanners />
      <PausedFields>
        <CreationCards />
      </PausedFields>
      <div className={styles.heading}>
        <h2>Orçamentos recentes</h2>
        <ButtonLink
          as={Link}
          to="/orcamentos"
          variant="ghost"
          iconRight={ArrowRight}
        >
          Ver todos
        </ButtonLink>
      </div>
      {!isWithoutPlan(query.error) && (
        <SavedBudgetsState query={query} failure="Falha ao listar orçamentos">
          {(budgets) => (
            <PausedFields>
              <RecentBudgets budgets={budgets.slice(0, RECENT_COUNT)} />
            </PausedFields>
          )}
        </SavedBudgetsState>
      )}
      <ComingSoon />
      <DropToImport onImported={() => void navigate("/event")} />
      <BottomBar place={OFF_STEP} />
    </div>
  );
}
