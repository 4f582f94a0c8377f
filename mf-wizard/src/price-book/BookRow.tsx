import ChevronDown from "lucide-react/icons/chevron-down";
import ChevronUp from "lucide-react/icons/chevron-up";
import History from "lucide-react/icons/history";
import ReceiptText from "lucide-react/icons/receipt-text";
import { useId, type ReactNode } from "react";
import type { BookItem } from "shared-contracts/entities/price-book";
import { formatDay } from "shared-contracts/formats/format-day";
import { formatMoney } from "shared-contracts/formats/money";
import { Icon } from "shared-ui/icon/Icon";
import { VisuallyHidden } from "shared-ui/visually-hidden/VisuallyHidden";
import { ageInWords, isStale } from "./book-view.ts";
import styles from "./PriceBook.module.css";
import { PriceSteps } from "./PriceSteps.tsx";

interface BookRowProps {
  item: BookItem;
  today: string;
  /** Whether its price is what its recipe gives. */
  isMade: boolean;
  isOpen: boolean;
  onToggle: () => void;
  /** What an open row shows below. */
  children: ReactNode;
}

/** An item of the book: a button that opens what can be changed. */
export function BookRow({
  item,
  today,
  isMade,
  isOpen,
  onToggle,
  children,
}: BookRowProps) {
  const panel = useId();
  const { name, unit, price, pricedAt, supplier, budgets, money } = item;
  return (
    <li className={styles.item} data-open={isOpen || undefined}>
      <button
        type="button"
        className={styles.row}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panel : undefined}
        data-book-row=""
        onClick={onToggle}
      >
        <span className={styles.name}>
          <b>{name}</b>
          <small>
            {isMade ? (
              <>
                <Icon of={ReceiptText} size={16} /> Ficha técnica
              </>
            ) : (
              supplier
            )}
          </small>
        </span>
        <span className={styles.price}>
          <b>{formatMoney(price)}</b> <small>por {unit}</small>
        </span>
        <span className={styles.when}>
          <span>{formatDay(pricedAt)}</span>{" "}
          <small data-stale={isStale(item, today) || undefined}>
            {isStale(item, today) && <Icon of={History} size={16} />}
            {ageInWords(pricedAt, today)}
          </small>
        </span>
        <span className={styles.range}>{rangeInWords(item)}</span>
        <PriceSteps item={item} />
        <span className={styles.count}>
          {budgets.toLocaleString("pt-BR")}
          <VisuallyHidden>
            {budgets === 1 ? " orçamento" : " orçamentos"}
          </VisuallyHidden>
        </span>
        <span className={styles.money}>
          {money > 0 && (
            <>
              <VisuallyHidden>nos próximos eventos </VisuallyHidden>
              {formatMoney(money)}
            </>
          )}
        </span>
        <Icon of={isOpen ? ChevronUp : ChevronDown} size={16} />
      </button>
      {isOpen && (
        <div id={panel} className={styles.panel}>
          {children}
        </div>
      )}
    </li>
  );
}

function rangeInWords({ lowest, highest, isTyped, budgets }: BookItem): string {
  if (budgets === 0 && isTyped) return "digitado aqui";
  if (lowest === highest) return "um só preço";
  const figure = (price: number) => formatMoney(price).replace(/^R\$\s/, "");
  return `${figure(lowest)} a ${figure(highest)}`;
}
