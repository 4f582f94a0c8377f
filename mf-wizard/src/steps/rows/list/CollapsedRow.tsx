import { type ReactNode, useRef } from "react";
import { useAppState } from "shared-contracts/federation/app-state";
import { formatMoney } from "shared-contracts/formats/money";
import type { Exact } from "shared-contracts/numbers/exact";
import type { PricedLine } from "shared-contracts/parts/part";
import { observer } from "shared-contracts/platform/state";
import { priceWords, quantityWords } from "../../explain/line-words.ts";
import type { AboutWord } from "../cells/RowAbout.tsx";
import { isUsual, multipliedText } from "../cells/multiplied-text.ts";
import { RowHintLine } from "../hints/RowHintLine.tsx";
import type { PricedRow } from "../named-row.ts";
import { useStepSession } from "../useStepSession.ts";
import { useOpenable } from "./useOpenable.ts";
import styles from "./CollapsedRow.module.css";

interface CollapsedRowProps {
  row: PricedRow;
  /** The same row as it is priced. */
  line: PricedLine;
  /** Says by whom it is multiplied, where that is not the usual. */
  isMultiplied: boolean;
  /** The line under the total. */
  note: (line: PricedLine, quantity: Exact) => ReactNode;
  /** What else there is to say of it. */
  words: readonly AboutWord[] | undefined;
  /** What else stands under it. */
  children?: ReactNode;
}

/** A row on a phone until it is pressed: its name and total, and in a smaller line what they come from. */
export const CollapsedRow = observer(function CollapsedRow({
  row,
  line,
  isMultiplied,
  note,
  words = [],
  children,
}: CollapsedRowProps) {
  const { headcount } = useAppState().store;
  const session = useStepSession();
  const ref = useRef<HTMLLIElement>(null);
  useOpenable(ref, row, false);
  return (
    <li ref={ref} data-row={row.id} className={styles.row}>
      <button
        type="button"
        className={styles.open}
        data-open=""
        aria-expanded="false"
        onClick={() => session.open(row)}
      >
        <span className={styles.name}>{line.name.trim() || "Sem nome"} </span>
        <b className={styles.total}>{formatMoney(row.cost)} </b>
        <span className={styles.small}>
          {quantityWords(line)} × {priceWords(line)}
          {isMultiplied && !isUsual(line) && (
            <>, {multipliedText(line, headcount)}</>
          )}
          {words.filter(Boolean).map((word) => ` · ${word}`)}{" "}
        </span>
        <span className={styles.small}>{note(line, row.quantity)}</span>
      </button>
      <RowHintLine row={row} className={styles.hint} />
      {children}
    </li>
  );
});
