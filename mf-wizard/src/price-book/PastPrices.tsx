import type { BookItem } from "shared-contracts/entities/price-book";
import { formatMoney } from "shared-contracts/formats/money";
import { LeaderLine } from "shared-ui/leader-line/LeaderLine";
import { savedBudgetFacts } from "../working-budget/saved/saved-budget-facts.ts";
import { useSavedBudgets } from "../working-budget/saved/useSavedBudgets.ts";
import { pastPrices } from "./book-view.ts";
import styles from "./PriceBook.module.css";

/** The last prices of an item, each with the newest budget that has it. */
export function PastPrices({ item }: { item: BookItem }) {
  const { data = [] } = useSavedBudgets();
  const prices = pastPrices(item);
  if (prices.length === 0) return null;
  return (
    <>
      <h3 className={styles.heading}>Preços já usados</h3>
      <ul className={styles.past}>
        {prices.map(([price, id]) => {
          const budget = data.find((saved) => saved.id === id);
          return (
            <LeaderLine
              key={price}
              as="li"
              label={budget ? savedBudgetFacts(budget).savedOn : ""}
              note={budget?.nome}
              value={formatMoney(price)}
            />
          );
        })}
      </ul>
    </>
  );
}
