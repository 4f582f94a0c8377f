import Plus from "lucide-react/icons/plus";
import Trash2 from "lucide-react/icons/trash-2";
import { useRef, useState } from "react";
import type { Receipt } from "shared-contracts/entities/sending";
import { formatMoney } from "shared-contracts/formats/money";
import { isDay } from "shared-contracts/proposal/days";
import { Button } from "shared-ui/button/Button";
import { Dialog } from "shared-ui/dialog/Dialog";
import { DialogButtons } from "shared-ui/dialog/DialogButtons";
import { FieldMessage } from "shared-ui/field/FieldMessage";
import { IconButton } from "shared-ui/icon-button/IconButton";
import { MoneyField } from "shared-ui/money-field/MoneyField";
import { TextField } from "shared-ui/text-field/TextField";
import { amountOf } from "../proposal/cents.ts";
import { INSTALMENTS_MAX, isOpen, sumOf } from "./instalments.ts";
import {
  inReceipts,
  labelsOf,
  type PlannedRow,
  planRows,
  restOf,
  withRow,
} from "./plan-rows.ts";
import styles from "./PlanDialog.module.css";

export interface PlanDialogProps {
  /** All instalments of the budget; those already received stay as they are. */
  receipts: readonly Receipt[];
  /** What all of them add up to, in cents. */
  total: bigint;
  /** `YYYY-MM-DD`, or empty. */
  eventDate: string;
  today: string;
  /** Gets the open instalments; false where they could not be stored. */
  onSave: (open: Receipt[]) => Promise<boolean>;
  onClose: () => void;
}

/** The open instalments of an approved budget. The last one takes the rest, so that they always add up to the total. */
export function PlanDialog({
  receipts,
  total,
  eventDate,
  today,
  onSave,
  onClose,
}: PlanDialogProps) {
  const [before] = useState(receipts);
  const [rows, setRows] = useState(() =>
    planRows(before, { eventDate, today }),
  );
  const [isChecked, setChecked] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const rest = restOf(rows, before, total);
  const labels = labelsOf(rows, before);
  const last = rows.length - 1;
  const got = sumOf(before.filter((one) => !isOpen(one)));
  const isBad =
    rest < 0n ||
    rows.some((row, at) => dayError(row) || (at < last && amountError(row)));

  function set(at: number, change: Partial<PlannedRow>) {
    setRows((now) => now.with(at, { ...now[at]!, ...change }));
  }

  async function save() {
    setChecked(true);
    if (isBad) {
      queueMicrotask(() =>
        list.current
          ?.querySelector<HTMLInputElement>("input[aria-invalid]")
          ?.focus(),
      );
      return;
    }
    setSaving(true);
    const isStored = await onSave(inReceipts(rows, before, total));
    setSaving(false);
    if (isStored) onClose();
  }

  return (
    <Dialog
      open
      size="wide"
      title={before.length === 0 ? "Criar plano" : "Alterar plano"}
      description={
        before.every(isOpen)
          ? undefined
          : "As parcelas já recebidas ficam como estão."
      }
      dismissable={!isSaving}
      onClose={onClose}
      footer={
        <DialogButtons
          busy={isSaving}
          busyLabel="Salvando..."
          onClick={() => void save()}
          onCancel={onClose}
        >
          Salvar plano
        </DialogButtons>
      }
    >
      <ul ref={list} className={styles.rows}>
        {rows.map((row, at) => (
          <li key={row.key} className={styles.row}>
            <span className={styles.label}>{labels[at]}</span>
            <TextField
              type="date"
              max="9999-12-31"
              label={`Vencimento: ${labels[at]}`}
              labelVisibility="hidden"
              value={row.dueDate}
              error={isChecked ? dayError(row) : undefined}
              hint={dayWarning(row, rows[at - 1], eventDate)}
              hintTone="warning"
              onChange={(dueDate) => set(at, { dueDate })}
            />
            {at === last ? (
              <span className={styles.rest}>
                {formatMoney(amountOf(rest < 0n ? 0n : rest))}
              </span>
            ) : (
              <MoneyField
                label={`Valor: ${labels[at]}`}
                labelVisibility="hidden"
                value={row.amount}
                emptied="empty"
                error={isChecked ? amountError(row) : undefined}
                onChange={(amount) => set(at, { amount })}
              />
            )}
            {rows.length > 1 && (
              <IconButton
                label={`Remover ${labels[at]}`}
                icon={Trash2}
                onClick={() => setRows(rows.toSpliced(at, 1))}
              />
            )}
          </li>
        ))}
        {got > 0n && (
          <li className={styles.sum}>
            <span>Já recebido</span>
            <span>{formatMoney(amountOf(got))}</span>
          </li>
        )}
        <li className={styles.sum}>
          <span>Soma</span>
          <span>{formatMoney(amountOf(total))}</span>
        </li>
      </ul>
      {rest < 0n && (
        <FieldMessage tone="error">
          As parcelas passam do total em {formatMoney(amountOf(-rest))}.
        </FieldMessage>
      )}
      <Button
        variant="ghost"
        icon={Plus}
        disabled={
          before.filter((one) => !isOpen(one)).length + rows.length >=
          INSTALMENTS_MAX
        }
        onClick={() => setRows(withRow(rows, before, total))}
      >
        Adicionar parcela
      </Button>
    </Dialog>
  );
}

const dayError = ({ dueDate }: PlannedRow): string | undefined =>
  isDay(dueDate) ? undefined : "Informe a data.";

const amountError = ({ amount }: PlannedRow): string | undefined =>
  Number(amount) > 0 ? undefined : "Informe o valor.";

function dayWarning(
  { dueDate }: PlannedRow,
  before: PlannedRow | undefined,
  eventDate: string,
): string | undefined {
  if (dueDate === "") return undefined;
  if (before && dueDate < before.dueDate) return "Antes da parcela anterior.";
  return eventDate !== "" && dueDate > eventDate
    ? "Depois da festa."
    : undefined;
}
