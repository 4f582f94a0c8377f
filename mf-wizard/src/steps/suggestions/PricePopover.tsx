import NotebookTabs from "lucide-react/icons/notebook-tabs";
import TrendingUp from "lucide-react/icons/trending-up";
import type { ReactNode, RefObject } from "react";
import type { BookItem } from "shared-contracts/entities/price-book";
import { formatDay } from "shared-contracts/formats/format-day";
import { formatMoney } from "shared-contracts/formats/money";
import { baseUnit, itemKey } from "shared-contracts/platform/rules";
import { Button } from "shared-ui/button/Button";
import { OptionButton } from "shared-ui/option/OptionButton";
import { Popover } from "shared-ui/popover/Popover";
import { PriceSteps } from "../../price-book/PriceSteps.tsx";
import { itemKeys } from "../../reprice/reprice.ts";
import { type BookDialog, usePriceBook } from "./PriceBookProvider.tsx";
import styles from "./PricePopover.module.css";

/** Buttons of a row that call `leave` with what they do. */
export type RowWays = (leave: (act: () => void) => void) => ReactNode;

interface PricePopoverProps {
  /** The row's. */
  name: string;
  unit: string;
  price: number;
  /** Gives the row the book's price. */
  onTake: (price: number) => void;
  anchor: RefObject<HTMLButtonElement | null>;
  /** Further ways, which close it before they act. */
  ways?: RowWays | undefined;
  onClose: () => void;
}

/** What the price book says of a row, and the ways to it. Only a press fills its price in. */
export function PricePopover({
  name,
  unit,
  price,
  onTake,
  anchor,
  ways,
  onClose,
}: PricePopoverProps) {
  const { book, show } = usePriceBook();
  const key = `${baseUnit(unit)} ${itemKey(name)}`;
  const item = book?.items.find((other) => itemKeys(other).includes(key));

  function leave(act: () => void) {
    onClose();
    // A dialog gives the focus back to it.
    anchor.current?.focus();
    act();
  }
  const go = (dialog: BookDialog) => leave(() => show(dialog));

  return (
    <Popover
      open
      anchor={anchor}
      title={name.trim() || "Sem nome"}
      onClose={onClose}
    >
      {item ? (
        <ItemFacts
          item={item}
          isTaken={item.price === price}
          onTake={() => leave(() => onTake(item.price))}
        />
      ) : (
        <p>Ainda não está no caderno.</p>
      )}
      <div className={styles.ways}>
        {item && (
          <Button
            variant="quiet"
            icon={NotebookTabs}
            onClick={() => go({ item })}
          >
            Ver no caderno
          </Button>
        )}
        {ways?.(leave)}
        {item && item.budgets > 0 && (
          <Button
            variant="quiet"
            icon={TrendingUp}
            onClick={() =>
              go({ start: { item, price: price > 0 ? price : undefined } })
            }
          >
            Reajustar em outros orçamentos
          </Button>
        )}
      </div>
    </Popover>
  );
}

interface ItemFactsProps {
  item: BookItem;
  /** Whether the row has the item's price. */
  isTaken: boolean;
  onTake: () => void;
}

function ItemFacts({ item, isTaken, onTake }: ItemFactsProps) {
  const { price, unit, pricedAt, supplier, lowest, highest, budgets } = item;
  return (
    <>
      <OptionButton
        icon={NotebookTabs}
        title={`${formatMoney(price)} por ${unit}`}
        description={["Último preço", formatDay(pricedAt), supplier]
          .filter(Boolean)
          .join(", ")}
        aria-pressed={isTaken}
        onClick={onTake}
      />
      {budgets > 0 && (
        <p className={styles.range}>
          <span>
            {`De ${formatMoney(lowest)} a ${formatMoney(highest)} em ${budgets} ${budgets === 1 ? "orçamento" : "orçamentos"}`}
          </span>
          <PriceSteps item={item} />
        </p>
      )}
    </>
  );
}
