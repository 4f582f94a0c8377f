import ChevronDown from "lucide-react/icons/chevron-down";
import ChevronRight from "lucide-react/icons/chevron-right";
import MessageSquarePlus from "lucide-react/icons/message-square-plus";
import MessageSquareText from "lucide-react/icons/message-square-text";
import { useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { ACTUAL_NOTE_MAX } from "shared-contracts/entities/actual";
import { useAppState } from "shared-contracts/federation/app-state";
import { formatCount } from "shared-contracts/formats/count";
import { formatMoney } from "shared-contracts/formats/money";
import { toNumber } from "shared-contracts/numbers/exact";
import { observer } from "shared-contracts/platform/state";
import { unitLabel } from "shared-contracts/platform/rules";
import { Icon } from "shared-ui/icon/Icon";
import { IconButton } from "shared-ui/icon-button/IconButton";
import { MoneyField } from "shared-ui/money-field/MoneyField";
import { NumberField } from "shared-ui/number-field/NumberField";
import { TextField } from "shared-ui/text-field/TextField";
import type { ActualPartRows, ActualRow } from "./actual-rows.ts";
import { Difference } from "./Difference.tsx";
import styles from "./Actual.module.css";

/** A part of the bill; opened it takes what was paid, line by line or in one sum, and a note. */
export const PartRows = observer(function PartRows({
  part,
}: {
  part: ActualPartRows;
}) {
  const { actual } = useAppState().store;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { key, label, rows } = part;
  const hasLines = rows.some(({ isEntered }) => isEntered);
  const field = useRef<HTMLInputElement>(null);
  const note = actual.fields[key]?.note ?? "";

  function openNote() {
    flushSync(() => setOpen(true));
    field.current?.focus();
  }

  return (
    <li className={styles.part}>
      <button
        type="button"
        className={styles.row}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={styles.name}>
          <Icon of={isOpen ? ChevronDown : ChevronRight} size={16} />
          {label}
        </span>
        <span className={styles.planned}>
          <span className={styles.word}>Previsto </span>
          {formatMoney(part.planned)}
        </span>
        <span className={styles.actual}>
          <span className={styles.word}>Realizado </span>
          {formatMoney(part.actual)}
          {!part.isEntered && <small>como previsto</small>}
        </span>
        <span className={styles.change}>
          <Difference planned={part.planned} actual={part.actual} />
        </span>
      </button>
      <IconButton
        className={styles.noteButton}
        label={note ? `Ver anotação de ${label}` : `Anotar em ${label}`}
        icon={note ? MessageSquareText : MessageSquarePlus}
        onClick={openNote}
      />
      {isOpen && (
        <div id={id} className={styles.open}>
          {!hasLines && rows.length !== 1 && (
            <LineRow row={{ ...part, place: key, name: `${label}, ao todo` }} />
          )}
          {rows.map((row) => (
            <LineRow key={row.place} row={row} />
          ))}
          <div className={styles.note}>
            <TextField
              ref={field}
              label={`Anotação de ${label}`}
              value={note}
              maxLength={ACTUAL_NOTE_MAX}
              onChange={(text) => actual.set(key, "note", text || undefined)}
            />
          </div>
        </div>
      )}
    </li>
  );
});

const LineRow = observer(function LineRow({ row }: { row: ActualRow }) {
  const { actual } = useAppState().store;
  const { place, name, planned, goods } = row;
  const entry = actual.fields[place];
  return (
    <div className={styles.line}>
      <span className={styles.name}>
        {name}
        <small>
          {formatMoney(planned)}
          {goods && `, ${formatCount(goods.planned)} ${unitLabel(goods.unit)}`}
        </small>
      </span>
      {goods && (
        <NumberField
          kind="quantity"
          label={`Comprei de ${name}`}
          labelVisibility="hidden"
          suffix={unitLabel(goods.unit)}
          value={entry?.bought ?? ""}
          placeholder={String(toNumber(goods.planned)).replace(".", ",")}
          emptied="empty"
          onChange={(bought) =>
            actual.set(place, "bought", bought === "" ? undefined : bought)
          }
        />
      )}
      <MoneyField
        className={styles.paid}
        label={`Paguei por ${name}`}
        labelVisibility="hidden"
        value={entry?.paid ?? ""}
        emptied="empty"
        onChange={(paid) =>
          actual.set(place, "paid", paid === "" ? undefined : paid)
        }
      />
      <span className={styles.change}>
        <Difference planned={row.planned} actual={row.actual} />
      </span>
    </div>
  );
});
