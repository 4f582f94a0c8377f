import { use, useRef } from "react";
import { useAppState } from "shared-contracts/federation/app-state";
import { formatMoney } from "shared-contracts/formats/money";
import { observer } from "shared-contracts/platform/state";
import { priceWords, quantityWords } from "../../explain/line-words.ts";
import { isUsual, multipliedText } from "../cells/multiplied-text.ts";
import { RowHintLine } from "../hints/RowHintLine.tsx";
import { type ClosedRowProps, useOpenable } from "../open-row.ts";
import { OpenRowContext } from "./open-one-row.ts";
import styles from "./CollapsedRow.module.css";

/** A row on a phone until it is pressed: its name and total, and in a smaller line what they come from. */
export const CollapsedRow = observer(function CollapsedRow({
  of: row,
  line,
  isMultiplied,
  note,
}: ClosedRowProps) {
  const { headcount } = useAppState().store;
  const openRow = use(OpenRowContext);
  const ref = useRef<HTMLLIElement>(null);
  useOpenable(ref, row, false);
  return (
    <li ref={ref} data-row={row.id} className={styles.row}>
      <button
        type="button"
        className={styles.open}
        data-open=""
        aria-expanded="false"
        onClick={() => openRow?.open(row)}
      >
        <span className={styles.name}>{line.name.trim() || "Sem nome"} </span>
        <b className={styles.total}>{formatMoney(row.cost)} </b>
        <span className={styles.small}>
          {quantityWords(line)} × {priceWords(line)}
          {isMultiplied && !isUsual(line) && (
            <>, {multipliedText(line, headcount)}</>
          )}{" "}
        </span>
        <span className={styles.small}>{note(line, row.quantity)}</span>
      </button>
      <RowHintLine row={row} className={styles.hint} />
    </li>
  );
});
