import CreditCardIcon from "lucide-react/icons/credit-card";
import Lock from "lucide-react/icons/lock";
import type { FormEvent } from "react";
import type { CreditCard } from "shared-contracts/entities/credit-card";
import { Banner } from "shared-ui/banner/Banner";
import { useFieldErrors } from "shared-ui/form/useFieldErrors";
import styles from "./CardForm.module.css";
import {
  CARD_FIELDS,
  readCard,
  type CardErrors,
  type CardField,
} from "./card-rules.ts";
import { CardInput } from "./CardInput.tsx";
import { FinePrint } from "./FinePrint.tsx";
import { useForgetfulInputs } from "./useForgetfulInputs.ts";

interface CardFormProps {
  /** The form's id, for the button that sends it. */
  id: string;
  /** Why the form is shown again. */
  note: string | null;
  disabled: boolean;
  /** Finds the errors of a card. */
  check: (card: CreditCard) => CardErrors;
  /** `onRefused` receives the fields that the server refused. */
  onPay: (card: CreditCard, onRefused: (errors: CardErrors) => void) => void;
}

/**
 * The card. What is typed lives in the inputs alone, never in state, and is gone with the form, also when the page
 * comes back from the browser's own cache.
 */
export function CardForm({ id, note, disabled, check, onPay }: CardFormProps) {
  const { form, errors, show, set } = useFieldErrors<CardField>();
  useForgetfulInputs(form);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const card = typedCard(event.currentTarget);
    if (!show(check(card))) onPay(card, show);
  }

  /** An error leaves as soon as its field is right; the input has masked what was typed by then. */
  function recheck({ currentTarget, target }: FormEvent<HTMLFormElement>) {
    const { name } = target as HTMLInputElement;
    const field = CARD_FIELDS.find((known) => known === name);
    if (field && errors[field] !== undefined)
      set(field, check(typedCard(currentTarget))[field]);
  }

  const shared = (field: CardField) => ({
    field,
    error: errors[field],
    disabled,
  });

  return (
    <form ref={form} id={id} onSubmit={submit} onInput={recheck} noValidate>
      {note !== null && (
        <div className={styles.note}>
          <Banner tone="warning" role="status" compact>
            {note}
          </Banner>
        </div>
      )}
      <div className={styles.fields}>
        <CardInput
          {...shared("holderName")}
          label="Nome impresso no cartão"
          autoComplete="cc-name"
          autoCapitalize="characters"
          maxLength={100}
          data-autofocus
        />
        <CardInput
          {...shared("number")}
          label="Número do cartão"
          icon={CreditCardIcon}
          autoComplete="cc-number"
          inputMode="numeric"
        />
        <div className={styles.row}>
          <CardInput
            {...shared("expiryMonth")}
            label="Mês"
            autoComplete="cc-exp-month"
            inputMode="numeric"
          />
          <CardInput
            {...shared("expiryYear")}
            label="Ano"
            autoComplete="cc-exp-year"
            inputMode="numeric"
          />
          <CardInput
            {...shared("ccv")}
            label="CVV"
            type="password"
            autoComplete="cc-csc"
            inputMode="numeric"
          />
        </div>
      </div>
      <FinePrint icon={Lock}>
        Os dados do cartão vão direto para o pagamento e não ficam guardados.
      </FinePrint>
    </form>
  );
}

function typedCard(form: HTMLFormElement): CreditCard {
  const typed = Object.fromEntries(new FormData(form));
  return readCard(typed as Record<CardField, string>);
}
