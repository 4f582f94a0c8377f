import Calendar from "lucide-react/icons/calendar-days";
import ChefHat from "lucide-react/icons/chef-hat";
import Printer from "lucide-react/icons/printer";
import Share from "lucide-react/icons/share-2";
import { useState } from "react";
import type { Recipe } from "shared-contracts/entities/recipe";
import type { SavedBudgetSummary } from "shared-contracts/entities/saved-budget";
import { useAppState } from "shared-contracts/federation/app-state";
import { counted } from "shared-contracts/formats/count";
import { useQuery } from "shared-contracts/platform/query";
import { SAVED_BUDGETS_KEY } from "shared-contracts/saved-budgets/saved-budgets-query";
import { Banner } from "shared-ui/banner/Banner";
import { Button } from "shared-ui/button/Button";
import { Dialog } from "shared-ui/dialog/Dialog";
import { useIsPhone } from "shared-ui/phone/useIsPhone.ts";
import { Segmented } from "shared-ui/segmented/Segmented";
import { kitchenOfEvents } from "../results/lists/lists-without-money.ts";
import { PaperSheet } from "../results/lists/PaperSheet.tsx";
import { usePrinting } from "../results/lists/usePrinting.ts";
import { LoadedState } from "../working-budget/saved/LoadedState.tsx";
import { OfflineLine } from "../working-budget/saved/OfflineLine.tsx";
import { priceBookQuery } from "../working-budget/saved/price-book-query.ts";
import { recipesQuery } from "../working-budget/saved/recipes-query.ts";
import { savedBudgetFacts } from "../working-budget/saved/saved-budget-facts.ts";
import { expireSavedBudgets } from "../working-budget/saved/saved-budgets-query.ts";
import { useSavedBudgets } from "../working-budget/saved/useSavedBudgets.ts";
import {
  type BoughtItem,
  type Grouping,
  shoppingGroups,
} from "./bought-items.ts";
import { CartProgress, cartText } from "./CartProgress.tsx";
import { PaidItemDialog } from "./PaidItemDialog.tsx";
import { ListSums, SafetyFields } from "./ListSums.tsx";
import { ShareDialog } from "./ShareDialog.tsx";
import { shoppingPaper } from "./shopping-paper.ts";
import { shoppingText } from "./shopping-text.ts";
import { daysText } from "./shopping-words.ts";
import { ShoppingGroupRows } from "./ShoppingGroupRows.tsx";
import styles from "./Shopping.module.css";
import { useShoppingEvents } from "./useShoppingEvents.ts";
import { useShoppingList } from "./useShoppingList.ts";

const NO_RECIPES: readonly Recipe[] = [];

interface ShoppingDialogProps {
  /** The budgets to buy for. */
  listed: readonly SavedBudgetSummary[];
  /** Asks for other budgets. */
  onPick: () => void;
  onClose: () => void;
}

/** One list of what to buy for several saved budgets, which get only what was paid. */
export function ShoppingDialog({
  listed,
  onPick,
  onClose,
}: ShoppingDialogProps) {
  const isPhone = useIsPhone();
  const [held, hold] = useState(listed);
  const events = useShoppingEvents(held);
  const services = useAppState();
  const book = useQuery(priceBookQuery(services));
  const recipes = useQuery(recipesQuery(services));
  const list = useShoppingList(
    held.map(({ id }) => id),
    events.data,
    book.data?.items,
    recipes.data ?? (recipes.isError ? NO_RECIPES : undefined),
  );
  const { printed, print } = usePrinting();
  const [by, groupBy] = useState<Grouping>("section");
  const [isSharing, setSharing] = useState(false);
  const [isSumming, setSumming] = useState(false);
  const [asked, askPaid] = useState<BoughtItem | null>(null);
  const days = daysText(
    held.map((budget) => savedBudgetFacts(budget).eventDay),
  );
  const heading = [counted(held.length, "evento", "eventos"), days]
    .filter(Boolean)
    .join(", ");
  const names = held.map(({ nome }) => nome);
  const groups = list && shoppingGroups(list.items, by);

  /** Budgets of the list were saved with what was paid. */
  function keepVersions(versions: ReadonlyMap<number, number>) {
    const newer = (budgets: readonly SavedBudgetSummary[]) =>
      budgets.map((row) => ({
        ...row,
        versao: versions.get(row.id) ?? row.versao,
      }));
    services.queryClient.setQueryData<readonly SavedBudgetSummary[]>(
      SAVED_BUDGETS_KEY,
      (budgets) => budgets && newer(budgets),
    );
    expireSavedBudgets(services);
    hold(newer);
  }

  return (
    <Dialog
      open
      title="Lista de compras"
      description={heading}
      size="extra"
      onClose={onClose}
      footer={
        list && (
          <>
            {!isPhone && (
              <span className={styles.foot} role="status">
                {cartText(list)}
              </span>
            )}
            <Button
              icon={Printer}
              onClick={() => print(shoppingPaper(groups!, list.totals, names))}
            >
              Imprimir
            </Button>
            <Button
              variant="primary"
              icon={Share}
              onClick={() => setSharing(true)}
            >
              Compartilhar
            </Button>
          </>
        )
      }
    >
      {list && <OfflineLine at={events.dataUpdatedAt} />}
      <ChangedBudgets held={held} onUpdate={hold} />
      <LoadedState
        query={{ ...events, data: list }}
        loading="Fazendo a lista de compras..."
        failed="Não foi possível fazer a lista"
      />
      {list && groups && (
        <>
          {isPhone && <CartProgress list={list} />}
          {(!isPhone || isSumming) && (
            <ListSums names={names} totals={list.totals} />
          )}
          {isPhone && isSumming && <SafetyFields list={list} />}
          <div className={styles.tools}>
            <Segmented
              label="Agrupar"
              value={by}
              options={[
                { value: "section", label: isPhone ? "Seção" : "Por seção" },
                {
                  value: "supplier",
                  label: isPhone ? "Fornecedor" : "Por fornecedor",
                },
              ]}
              onChange={groupBy}
            />
            {isPhone && (
              <Button
                variant="ghost"
                aria-expanded={isSumming}
                onClick={() => setSumming(!isSumming)}
              >
                Eventos
              </Button>
            )}
            {(!isPhone || isSumming) && (
              <>
                <Button variant="ghost" icon={Calendar} onClick={onPick}>
                  Trocar eventos
                </Button>
                <Button
                  variant="ghost"
                  icon={ChefHat}
                  onClick={() =>
                    print(kitchenOfEvents(list.events, recipes.data ?? []))
                  }
                >
                  Lista da cozinha
                </Button>
              </>
            )}
          </div>
          {groups.map((group) => (
            <ShoppingGroupRows
              key={group.title}
              group={group}
              list={list}
              hasSafety={by === "section" && !isPhone}
              onPay={askPaid}
            />
          ))}
          {list.items.length === 0 && (
            <p role="status">Nada a comprar nestes eventos.</p>
          )}
        </>
      )}
      {isSharing && list && (
        <ShareDialog
          textOf={({ withMoney, onlyMissing }) =>
            shoppingText(
              shoppingGroups(
                onlyMissing
                  ? list.items.filter((item) => !list.isTicked(item))
                  : list.items,
                by,
              ),
              days,
              withMoney,
            )
          }
          onClose={() => setSharing(false)}
        />
      )}
      {asked && list && (
        <PaidItemDialog
          item={asked}
          events={list.events}
          onSaved={keepVersions}
          onClose={() => askPaid(null)}
        />
      )}
      <PaperSheet printed={printed} name={heading} facts={held.map(factOf)} />
    </Dialog>
  );
}

/** "05/12/2026, Chá de bebê Alice, 40 convidados". */
function factOf(budget: SavedBudgetSummary): string {
  const { eventDate, guests } = savedBudgetFacts(budget);
  return [eventDate, budget.nome, guests].filter(Boolean).join(", ");
}

interface ChangedBudgetsProps {
  held: readonly SavedBudgetSummary[];
  onUpdate: (current: readonly SavedBudgetSummary[]) => void;
}

/** Says that a budget was saved anew since the list was made, and offers the new one. */
function ChangedBudgets({ held, onUpdate }: ChangedBudgetsProps) {
  const { data } = useSavedBudgets();
  const current = held.map(
    (budget) => data?.find(({ id }) => id === budget.id) ?? budget,
  );
  const changed = current.filter(
    ({ versao }, at) => versao !== held[at]!.versao,
  );
  const [first] = changed;
  if (!first) return null;
  return (
    <Banner
      tone="warning"
      compact
      role="status"
      actions={
        <Button size="small" onClick={() => onUpdate(current)}>
          Atualizar lista
        </Button>
      }
    >
      {changed.length === 1
        ? `${first.nome} mudou.`
        : `${changed.length} orçamentos mudaram.`}
    </Banner>
  );
}
