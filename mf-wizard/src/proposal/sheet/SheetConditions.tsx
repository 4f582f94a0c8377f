import { useId } from "react";
import type {
  BlockOf,
  BoxText,
  PaymentTable,
} from "shared-contracts/proposal/composition";
import { qrPath } from "shared-contracts/pix/qr-path";
import styles from "./SheetConditions.module.css";
import { SheetSection, WordsOf } from "./SheetSection.tsx";

/** Payments, PIX key, validity and notes. The box stands beside the payments, under them where options have columns. */
export function SheetConditions({ block }: { block: BlockOf<"conditions"> }) {
  const { title, single, payment, box, notes } = block;
  return (
    <SheetSection title={title}>
      {single.length > 0 && (
        <p className={styles.single}>
          <WordsOf words={single} />
        </p>
      )}
      <div
        className={payment?.columns.length === 0 ? styles.beside : styles.under}
      >
        {payment && <Payments payment={payment} />}
        {box.length > 0 && (
          <div className={styles.box}>
            {box.map((said) => (
              <BoxPart key={said.title} said={said} />
            ))}
          </div>
        )}
      </div>
      {notes && (
        <>
          <h3 className={styles.heading}>{notes.title}</h3>
          <ul className={styles.notes}>
            {notes.lines.map((line, index) => (
              <li key={index}>{line}</li>
            ))}
          </ul>
        </>
      )}
    </SheetSection>
  );
}

function BoxPart({ said: { title, strong, text, code } }: { said: BoxText }) {
  return (
    <div>
      <h3>{title}</h3>
      {strong && <p className={styles.strong}>{strong}</p>}
      <p className={strong ? styles.small : undefined}>{text}</p>
      {code && (
        <div className={styles.code}>
          <QrCode text={code.text} />
          <p>
            <span>{code.label}</span>
            <span>{code.text}</span>
          </p>
        </div>
      )}
    </div>
  );
}

/** The code that a phone reads, with the quiet zone of four modules that it needs. */
function QrCode({ text }: { text: string }) {
  const { path, side } = qrPath(text);
  return (
    <svg
      viewBox={`-4 -4 ${side + 8} ${side + 8}`}
      role="img"
      aria-label="QR Code do PIX"
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}

function Payments({
  payment: { title, columns, rows },
}: {
  payment: PaymentTable;
}) {
  const id = useId();
  return (
    <div>
      <h3 id={id}>{title}</h3>
      <table className={styles.payments} aria-labelledby={id}>
        {columns.length > 0 && (
          <thead>
            <tr>
              <td colSpan={2} />
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map(({ label, date, values }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{date}</td>
              {values.map((value, index) => (
                <td key={index} className={styles.value}>
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
