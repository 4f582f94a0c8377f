import NotebookTabs from "lucide-react/icons/notebook-tabs";
import ShoppingCart from "lucide-react/icons/shopping-cart";
import Plus from "lucide-react/icons/plus";
import ChartColumn from "lucide-react/icons/chart-column";
import { useState } from "react";
import { localDate } from "shared-contracts/formats/local-date";
import type { BookItem } from "shared-contracts/entities/price-book";
import { Banner } from "shared-ui/banner/Banner";
import { Button } from "shared-ui/button/Button";
import { PageHeader } from "shared-ui/page-header/PageHeader";
import { DraftBanners } from "../working-budget/draft/DraftBanners.tsx";
import { PausedFields } from "../working-budget/draft/PausedFields.tsx";
import { useResetBudget } from "../frame/useResetBudget.ts";
import { PortfolioDialog } from "../portfolio/PortfolioDialog.tsx";
import { PriceBookDialog } from "../price-book/PriceBookDialog.tsx";
import { BudgetTools } from "./list/BudgetTools.tsx";
import { SaveAsForm } from "./actions/SaveAsForm.tsx";
import { SavedBudgetList } from "./list/SavedBudgetList.tsx";
import styles from "./SavedBudgetsPage.module.css";
import { useListView } from "./list/useListView.ts";
import { approvedIn, comingDays } from "./selection/coming-approved.ts";
import { useSelection } from "./selection/useSelection.ts";
import { SavedBudgetsState } from "../working-budget/saved/SavedBudgetsState.tsx";
import { useSavedBudgets } from "../working-budget/saved/useSavedBudgets.ts";

/** Saved budgets: find, open, edit, compare and delete them; save the open one under a name. */
export function SavedBudgetsPage() {
  const list = useSavedBudgets();
  const [query, setQuery] = useState("");
  const view = useListView();
  const start = useResetBudget();
  const selection = useSelection();
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  const [isBookOpen, setBookOpen] = useState(false);
  const [item, setItem] = useState<BookItem | null>(null);
  const holding = item && new Set(item.points.map(([, id]) => id));
  const [isPortfolioOpen, setPortfolioOpen] = useState(false);
  const count = list.data?.length;
  /** Selects the approved events of the next days, to begin with. */
  function beginList(): void {
    const { nextDays } = comingDays(localDate(new Date()));
    const coming = approvedIn(list.data ?? [], nextDays);
    selection.begin(...coming.map(({ id }) => id));
  }

  return (
    <div
      className={styles.page}
      data-selecting={selection.isSelecting || undefined}
    >
      <PageHeader
        title={`Meus Orçamentos${count === undefined ? "" : ` (${count})`}`}
        actions={
          <div className={styles.actions}>
            <Button icon={NotebookTabs} onClick={() => setBookOpen(true)}>
              Caderno de preços
            </Button>
            {Boolean(count) && (
              <Button icon={ShoppingCart} onClick={beginList}>
                Lista de compras
              </Button>
            )}
            {Boolean(count) && (
              <Button icon={ChartColumn} onClick={() => setPortfolioOpen(true)}>
                Carteira
              </Button>
            )}
            <Button
              variant={selection.isSelecting ? "secondary" : "primary"}
              icon={Plus}
              iconOnlyBelow="phone"
              onClick={() => start("startNew")}
            >
              Criar orçamento
            </Button>
          </div>
        }
      />
      <DraftBanners />
      {list.data && list.data.length > 0 && (
        <BudgetTools
          budgets={list.data}
          query={query}
          onQuery={setQuery}
          view={view}
        />
      )}
      {item && (
        <Banner
          compact
          role="status"
          actions={
            <Button size="small" onClick={() => setItem(null)}>
              Mostrar todos
            </Button>
          }
        >
          {`Só os orçamentos com ${item.name}.`}
        </Banner>
      )}
      <SavedBudgetsState
        query={list}
        failure="Erro ao carregar orçamentos"
        emptyActions={
          <Button onClick={() => start("sample100")}>Usar modelo</Button>
        }
      >
        {(budgets) => (
          <PausedFields>
            <SavedBudgetList
              budgets={
                holding ? budgets.filter(({ id }) => holding.has(id)) : budgets
              }
              isNarrowed={holding !== null}
              search={{ query, setQuery }}
              view={view}
              selection={selection}
              foot={foot}
            />
          </PausedFields>
        )}
      </SavedBudgetsState>
      <PausedFields>
        <SaveAsForm />
      </PausedFields>
      <div className={styles.foot} ref={setFoot} />
      {isBookOpen && (
        <PriceBookDialog
          onShowBudgets={(shown) => {
            setItem(shown);
            setBookOpen(false);
          }}
          onClose={() => setBookOpen(false)}
        />
      )}
      {isPortfolioOpen && (
        <PortfolioDialog
          onFind={(found) => {
            setPortfolioOpen(false);
            setQuery(found);
          }}
          onClose={() => setPortfolioOpen(false)}
        />
      )}
    </div>
  );
}
