import CircleAlert from "lucide-react/icons/circle-alert";
import MessageCircle from "lucide-react/icons/message-circle";
import { type ReactNode, useId, useState } from "react";
import type { Receipt } from "shared-contracts/entities/sending";
import { formatMoney } from "shared-contracts/formats/money";
import { exact } from "shared-contracts/numbers/exact";
import { isDay } from "shared-contracts/proposal/days";
import { ButtonLink } from "shared-ui/button/ButtonLink";
import { Checkbox } from "shared-ui/checkbox/Checkbox";
import { Icon } from "shared-ui/icon/Icon";
import { TextField } from "shared-ui/text-field/TextField";
import { dueWords, isLate } from "./instalments.ts";
import styles from "./Receipts.module.css";

export interface ReceiptRowProps {
  receipt: Receipt;
  /** `YYYY-MM-DD`. */
  today: string;
  /** Opens WhatsApp with a reminder. */
  reminderHref: string;
  /** What hands the receipt to the client. */
  receiptButtons: ReactNode;
  /** Gets the day on which it was received, or null. */
  onReceived: (day: string | null) => void;
}

/** One instalment: its value, when it is due, and when it was received. */
export function ReceiptRow({
  receipt,
  today,
  reminderHref,
  receiptButtons,
  onReceived,
}: ReceiptRowProps) {
  const id = useId();
  const { label, amount, receivedOn } = receipt;
  const due = dueWords(receipt, today);
  return (
    <li className={styles.row} aria-labelledby={id}>
      <div>
        <p id={id} className={styles.label}>
          {label}
        </p>
        <p className={styles.due}>
          {due.text} {due.note}
          {due.late && (
            <span className={styles.late}>
              <Icon of={CircleAlert} size={14} />
              {due.late}
            </span>
          )}
        </p>
      </div>
      <p className={styles.value}>{formatMoney(exact(amount))}</p>
      <div className={styles.tick}>
        <Checkbox
          label={receivedOn === null ? "Recebido" : "Recebido em"}
          aria-label={`Recebido: ${label}`}
          checked={receivedOn !== null}
          onChange={(checked) => onReceived(checked ? today : null)}
        />
      </div>
      <div className={styles.last}>
        {receivedOn !== null && (
          <ReceivedOn
            label={`Recebido em: ${label}`}
            day={receivedOn}
            today={today}
            onChange={onReceived}
          />
        )}
        {receivedOn !== null && receiptButtons}
        {isLate(receipt, today) && (
          <ButtonLink
            wide
            icon={MessageCircle}
            href={reminderHref}
            target="_blank"
            rel="noopener"
            aria-label={`Cobrar ${label}`}
          >
            Cobrar
          </ButtonLink>
        )}
      </div>
    </li>
  );
}

interface ReceivedOnProps {
  label: string;
  day: string;
  today: string;
  onChange: (day: string) => void;
}

/** The day on which money came; a day that is not good stays in the field, with what is wrong. */
function ReceivedOn({ label, day, today, onChange }: ReceivedOnProps) {
  const [typed, setTyped] = useState(day);
  const [known, setKnown] = useState(day);
  // Another device may have set another day.
  if (known !== day) {
    setKnown(day);
    setTyped(day);
  }
  const error = errorOf(typed, today);
  return (
    <TextField
      type="date"
      label={label}
      labelVisibility="hidden"
      value={typed}
      max={today}
      error={error}
      onChange={(text) => {
        setTyped(text);
        if (errorOf(text, today) === undefined && text !== day) onChange(text);
      }}
    />
  );
}

/** While a year is typed the field has days of the years 2, 20 and 202. */
const FIRST_DAY = "1990-01-01";

function errorOf(day: string, today: string): string | undefined {
  if (!isDay(day) || day < FIRST_DAY) return "Informe a data.";
  return day > today ? "A data ainda não chegou." : undefined;
}
