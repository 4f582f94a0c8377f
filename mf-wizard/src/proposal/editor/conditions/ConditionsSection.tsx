import { type ReactNode, useState } from "react";
import type { PaymentPlan } from "shared-contracts/entities/proposal";
import type { ProposalTerms } from "shared-contracts/entities/user-config";
import { formatMoney } from "shared-contracts/formats/money";
import { priceBudget } from "shared-contracts/platform/rules";
import { daysLater, writtenDay } from "shared-contracts/proposal/days";
import { usualPlan } from "shared-contracts/proposal/payment-plan";
import { Checkbox } from "shared-ui/checkbox/Checkbox";
import { Field } from "shared-ui/field/Field";
import { FieldMessage } from "shared-ui/field/FieldMessage";
import { localDate } from "shared-contracts/formats/local-date";
import type { SectionProps } from "../section-props.ts";
import { BoundedField } from "./BoundedField.tsx";
import { validityOf } from "./conditions-summary.ts";
import styles from "./ConditionsSection.module.css";
import { otherDates, withDates } from "./dates-by-hand.ts";
import { PaymentRows } from "./PaymentRows.tsx";

/**
 * How long the proposal is valid, when and where (`children`) the client pays, and the notes. What was used last is the
 * account's usual.
 */
export function ConditionsSection({
  copy,
  settings,
  terms,
  onChange,
  onTerms,
  children,
}: SectionProps & { children?: ReactNode }) {
  const { eventDate } = copy.budget.eventData;
  const [day] = useState(() => localDate(new Date()));
  const { total, perPerson } = priceBudget(copy.budget);
  const plan = settings.plan ?? usualPlan(terms, { day, eventDate });
  const validityDays = validityOf(settings, terms);
  const notes = settings.notes ?? terms.notes ?? "";
  const [isUsual, setUsual] = useState(notes === (terms.notes ?? ""));
  const price = formatMoney(perPerson);
  const old = quotedPrice(
    notes,
    copy.followUp.sent.map((sent) => formatMoney(sent.perPerson)),
    price,
  );

  const usual = (
    terms: Pick<ProposalTerms, "depositPercent" | "instalments">,
  ) => usualPlan(terms, { day, eventDate });
  const [byHand, setByHand] = useState(() =>
    otherDates(
      plan,
      usual({
        depositPercent: plan.depositPercent,
        instalments: plan.instalmentDates.length,
      }),
    ),
  );

  /** Days chosen by hand stay, also while another number is typed digit by digit. */
  function changePlan(depositPercent: number, instalments: number) {
    const changed = { depositPercent, instalments };
    onChange({ ...settings, plan: withDates(usual(changed), byHand) });
    onTerms({ ...terms, ...changed });
  }

  function changeDates(changed: PaymentPlan) {
    setByHand({ ...byHand, ...otherDates(changed, plan) });
    onChange({ ...settings, plan: changed });
  }

  return (
    <div className={styles.conditions}>
      <div>
        <div className={styles.numbers}>
          <BoundedField
            label="Validade"
            suffix="dias"
            kind="whole"
            min={1}
            max={365}
            value={validityDays}
            onChange={(days) => {
              onChange({ ...settings, validityDays: days });
              onTerms({ ...terms, validityDays: days });
            }}
          />
          <BoundedField
            label="Sinal"
            suffix="%"
            min={0}
            max={100}
            value={plan.depositPercent}
            onChange={(percent) =>
              changePlan(percent, plan.instalmentDates.length)
            }
          />
          <BoundedField
            label="Parcelas"
            kind="whole"
            min={0}
            max={12}
            value={plan.instalmentDates.length}
            onChange={(count) => changePlan(plan.depositPercent, count)}
          />
        </div>
        <FieldMessage>
          Vale até {writtenDay(daysLater(day, validityDays))}, contando do
          envio.
        </FieldMessage>
      </div>
      <PaymentRows
        plan={plan}
        total={total}
        eventDate={eventDate}
        onChange={changeDates}
      />
      {children}
      <Field
        label="Observações"
        hint={
          old &&
          `As observações citam ${old}; o valor por pessoa agora é ${price}.`
        }
        hintTone="warning"
      >
        {(control) => (
          <textarea
            {...control}
            className={styles.notes}
            rows={6}
            maxLength={1000}
            value={notes}
            onChange={({ target }) => {
              onChange({ ...settings, notes: target.value });
              if (isUsual) onTerms({ ...terms, notes: target.value });
            }}
          />
        )}
      </Field>
      <Checkbox
        label="Usar este texto nas próximas propostas"
        checked={isUsual}
        onChange={(checked) => {
          setUsual(checked);
          if (!checked) return;
          onChange({ ...settings, notes });
          onTerms({ ...terms, notes });
        }}
      />
    </div>
  );
}

/** The price per person of an earlier sending that the notes still say, unless it is the price now. */
function quotedPrice(
  notes: string,
  sent: readonly string[],
  price: string,
): string | undefined {
  const plain = (text: string) => text.replace(/\s+/g, " ");
  return sent.find((old) => old !== price && plain(notes).includes(plain(old)));
}
