import type { BlockOf, OptionRow } from "shared-contracts/proposal/composition";
import styles from "./SheetOptions.module.css";
import { SheetSection } from "./SheetSection.tsx";

/** The options side by side; the suggested one stands on a tint. */
export function SheetOptions({ block }: { block: BlockOf<"options"> }) {
  const { title, note, columns, prices, rows } = block;
  const marked = columns.findIndex(({ isSuggested }) => isSuggested);
  return (
    <SheetSection title={title} note={note}>
      <table className={styles.table}>
        <thead>
          <tr>
            <td />
            {columns.map(({ kicker, name, isSuggested }, index) => (
              <th
                key={index}
                scope="col"
                className={isSuggested ? styles.marked : undefined}
              >
                {kicker && <span className={styles.kicker}>{kicker}</span>}
                <span className={styles.name}>{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {prices.map((row, index) => (
            <Row
              key={row.label}
              row={row}
              marked={marked}
              className={index === 0 ? styles.price : styles.total}
            />
          ))}
          {rows.map((row) => (
            <Row key={row.label} row={row} marked={marked} />
          ))}
        </tbody>
      </table>
    </SheetSection>
  );
}

interface RowProps {
  row: OptionRow;
  /** The column on a tint; -1 for none. */
  marked: number;
  className?: string | undefined;
}

function Row({ row: { label, cells }, marked, className }: RowProps) {
  return (
    <tr className={className}>
      <th scope="row">{label}</th>
      {cells.map(({ text, detail }, index) => (
        <td
          key={index}
          className={index === marked ? styles.marked : undefined}
        >
          <b>{text}</b>
          {detail && <span className={styles.detail}>{detail}</span>}
        </td>
      ))}
    </tr>
  );
}
