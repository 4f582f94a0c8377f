import NotebookTabs from "lucide-react/icons/notebook-tabs";
import { useRef } from "react";
import { useAppState } from "shared-contracts/federation/app-state";
import { formatMoney } from "shared-contracts/formats/money";
import type { PricedLine } from "shared-contracts/parts/part";
import type { LinePart } from "shared-contracts/parts/table";
import { Button } from "shared-ui/button/Button";
import { Icon } from "shared-ui/icon/Icon";
import type { SettableRow } from "../rows/named-row.ts";
import styles from "./BookLine.module.css";
import { usePriceBook } from "./PriceBookProvider.tsx";

interface BookLineProps {
  row: SettableRow;
  /** The same row as it is priced. */
  line: PricedLine;
  part: LinePart;
}

/**
 * The book's price of a row that has another, shown while the row has the focus. Put it after all cells, so that it is
 * no tab stop between two of them.
 */
export function BookLine({
  row,
  line: { name, unit, unitPrice },
  part,
}: BookLineProps) {
  const { history } = useAppState().store;
  const { index } = usePriceBook();
  const place = useRef<HTMLParagraphElement>(null);
  const saved = index?.named(part, name, unit);
  if (!saved || saved.price === unitPrice) return null;
  const price = formatMoney(saved.price);

  function take(amount: number) {
    const field = place.current?.parentElement?.querySelector<HTMLElement>(
      '[data-column="price"]',
    );
    history.seal();
    row.set("unitPrice", amount);
    history.seal();
    // What was pressed is gone with the difference.
    field?.focus();
  }

  return (
    <p
      ref={place}
      className={styles.line}
      data-book=""
      // A press must not move the focus out of the row, which would hide it.
      onMouseDown={(event) => event.preventDefault()}
    >
      <Icon of={NotebookTabs} size={16} />
      {`No caderno: ${price}`}
      <Button
        variant="link"
        aria-label={`Usar ${price} do caderno`}
        onClick={() => take(saved.price)}
      >
        Usar
      </Button>
    </p>
  );
}
