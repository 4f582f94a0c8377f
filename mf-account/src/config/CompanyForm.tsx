import { useState } from "react";
import type { Company } from "shared-contracts/entities/company";
import { NAME_MAX } from "shared-contracts/entities/profile";
import { maskCep } from "shared-contracts/formats/cep";
import { cnpjLooksWrong, maskCnpj } from "shared-contracts/formats/cnpj";
import { formatPhone } from "shared-contracts/formats/phone";
import { withDetail } from "shared-contracts/formats/with-detail";
import { Button } from "shared-ui/button/Button";
import { MaskedField } from "shared-ui/masked-field/MaskedField";
import { TextField } from "shared-ui/text-field/TextField";
import { useSaveCompany } from "../company/useCompany.ts";
import { FormCard, Half } from "../forms/FormCard.tsx";
import styles from "./CompanyForm.module.css";

const FIELDS = [
  "companyName",
  "cnpj",
  "address",
  "cep",
  "contactEmail",
  "contactPhone",
] as const satisfies readonly (keyof Company)[];

/** The company's data (section 2, "Config page"): two fields are marked required, none is (decision 35). */
export function CompanyForm({ company }: { company: Company }) {
  const [form, setForm] = useState(company);
  const saving = useSaveCompany();
  const changed = FIELDS.some((field) => form[field].trim() !== company[field]);
  const odd = cnpjLooksWrong(form.cnpj);
  const bind = (field: keyof Company) => ({
    value: form[field],
    onChange(value: string) {
      setForm((before) => ({ ...before, [field]: value }));
      if (saving.isError) saving.reset();
    },
  });

  function submit() {
    if (!saving.isPending) saving.mutate(form, { onSuccess: setForm });
  }

  return (
    <FormCard
      title="Dados da empresa"
      note={
        changed
          ? "Aparecem na proposta em PDF."
          : "Nenhuma alteração para salvar"
      }
      error={
        saving.isError
          ? withDetail("Erro ao salvar dados do buffet", saving.error)
          : undefined
      }
      inert={saving.isPending}
      onSubmit={submit}
      button={
        <Button
          type="submit"
          variant="primary"
          disabled={!changed}
          busy={saving.isPending}
          busyLabel="Salvando..."
        >
          Salvar dados
        </Button>
      }
    >
      <TextField
        label={<Required>Nome da empresa</Required>}
        autoComplete="organization"
        maxLength={NAME_MAX}
        {...bind("companyName")}
      />
      <Half>
        <MaskedField
          label="CNPJ"
          mask={maskCnpj}
          autoComplete="off"
          hint={
            odd
              ? "Confira: os dois últimos dígitos não batem"
              : "Aceita letras e números"
          }
          hintTone={odd ? "warning" : "hint"}
          {...bind("cnpj")}
        />
      </Half>
      <Half>
        <MaskedField
          label={<Required>CEP</Required>}
          mask={maskCep}
          inputMode="numeric"
          autoComplete="postal-code"
          {...bind("cep")}
        />
      </Half>
      <TextField
        label="Endereço"
        autoComplete="street-address"
        maxLength={200}
        {...bind("address")}
      />
      <Half>
        <TextField
          label="Email de contato"
          type="email"
          autoComplete="email"
          maxLength={254}
          {...bind("contactEmail")}
        />
      </Half>
      <Half>
        <MaskedField
          label="Telefone de contato"
          mask={formatPhone}
          type="tel"
          autoComplete="tel-national"
          {...bind("contactPhone")}
        />
      </Half>
    </FormCard>
  );
}

function Required({ children }: { children: string }) {
  return (
    <>
      {children} <span className={styles.required}>*</span>
    </>
  );
}
