import Barcode from "lucide-react/icons/barcode";
import CreditCard from "lucide-react/icons/credit-card";
import QrCode from "lucide-react/icons/qr-code";
import type { FormEvent } from "react";
import {
  type OpenPayment,
  PAYER_NAME_MAX,
  type PaymentMethod,
} from "shared-contracts/entities/payment";
import { maskCnpj } from "shared-contracts/formats/cnpj";
import { maskCpf } from "shared-contracts/formats/cpf";
import { Checkbox } from "shared-ui/checkbox/Checkbox";
import { MaskedField } from "shared-ui/masked-field/MaskedField";
import { OptionRadios, type RadioOption } from "shared-ui/option/OptionRadios";
import { TextField } from "shared-ui/text-field/TextField";
import { renewal } from "../automatic-pix/automatic-pix-words.ts";
import styles from "./ChoiceStep.module.css";
import type { PayerField, PayerForm } from "./payer-rules.ts";
import type { PayerFormState } from "./usePayerForm.ts";

const METHODS: readonly RadioOption<PaymentMethod>[] = [
  {
    value: "PIX",
    icon: QrCode,
    title: "PIX",
    description: "Confirmado na hora",
  },
  {
    value: "BOLETO",
    icon: Barcode,
    title: "Boleto",
    description: "Confirmado em até 3 dias úteis",
  },
  {
    value: "CREDIT_CARD",
    icon: CreditCard,
    title: "Cartão",
    description: "Crédito, confirmado na hora",
  },
];

interface ChoiceStepProps {
  plan: OpenPayment["plan"];
  /** The plan can be renewed by PIX Automático. */
  renewable: boolean;
  /** The form's id, for the button that sends it. */
  id: string;
  form: PayerFormState;
  disabled: boolean;
  onSubmit: () => void;
}

/** The method and the payer. Only a card that is typed here needs an email. */
export function ChoiceStep({
  plan,
  renewable,
  id,
  form,
  disabled,
  onSubmit,
}: ChoiceStepProps) {
  const { element, method, setMethod, values, change, errors } = form;
  const { isCompany } = values;

  const bind = (
    field: PayerField,
    key: Exclude<keyof PayerForm, "isCompany">,
  ) => ({
    name: field,
    value: values[key],
    onChange: (value: string) => change({ [key]: value }),
    error: errors[field],
    disabled,
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (form.check()) onSubmit();
  }

  return (
    <form ref={element} id={id} onSubmit={submit} noValidate>
      <div className={styles.methods}>
        <OptionRadios
          label="Forma de pagamento"
          value={method}
          options={METHODS}
          onChange={setMethod}
          disabled={disabled}
        />
        {renewable && method === "PIX" && (
          <Checkbox
            label="Renovar com PIX Automático"
            hint={`Você autoriza no app do banco, junto com este PIX. Depois, ${renewal(plan)}, até você encerrar.`}
            checked={form.automatic}
            onChange={form.setAutomatic}
            disabled={disabled}
          />
        )}
      </div>
      <div className={styles.payer}>
        <TextField
          label={isCompany ? "Razão social" : "Nome completo"}
          autoComplete={isCompany ? "organization" : "name"}
          maxLength={PAYER_NAME_MAX}
          {...bind("name", "name")}
        />
        {isCompany ? (
          <MaskedField
            label="CNPJ"
            mask={maskCnpj}
            autoComplete="off"
            {...bind("document", "cnpj")}
          />
        ) : (
          <MaskedField
            label="CPF"
            mask={maskCpf}
            inputMode="numeric"
            autoComplete="off"
            {...bind("document", "cpf")}
          />
        )}
        {form.wantsEmail && (
          <div className={styles.email}>
            <TextField
              label="Email"
              type="email"
              autoComplete="email"
              {...bind("email", "email")}
            />
          </div>
        )}
        <Checkbox
          label="Pagar como empresa"
          checked={isCompany}
          onChange={(checked) => change({ isCompany: checked })}
          disabled={disabled}
        />
      </div>
    </form>
  );
}
