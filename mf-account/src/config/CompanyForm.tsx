import { useState } from "react";
import { errorsByField } from "shared-contracts/endpoints/errors-by-field";
import { ADDRESS_MAX, type Company } from "shared-contracts/entities/company";
import { NAME_MAX } from "shared-contracts/entities/profile";
import { useCoreState } from "shared-contracts/federation/core-state";
import { maskCep } from "shared-contracts/formats/cep";
import { maskCnpj } from "shared-contracts/formats/cnpj";
import { cnpjLooksWrong } from "../company/cnpj.ts";
import { formatPhone } from "shared-contracts/formats/phone";
import { Button } from "shared-ui/button/Button";
import { useFields } from "shared-ui/form/useFields";
import { MaskedField } from "shared-ui/masked-field/MaskedField";
import { TextField } from "shared-ui/text-field/TextField";
import { useCepAddress } from "../company/useCepAddress.ts";
import { useSaveCompany } from "../company/useCompany.ts";
import { FormCard, Half } from "../forms/FormCard.tsx";
import { refusalLine } from "../forms/refusal-line.ts";
import styles from "./CompanyForm.module.css";

const FIELDS = [
  "companyName",
  "cnpj",
  "address",
  "cep",
  "contactEmail",
  "contactPhone",
] as const satisfies readonly (keyof Company)[];

/** Which value of the call each field holds: the one of its name. */
const PATHS = Object.fromEntries(
  FIELDS.map((field) => [field, field]),
) as Record<keyof Company, string>;

interface CompanyFormProps {
  company: Company;
  /** The server looks up the address of a CEP. */
  cepLookup?: boolean;
}

/** The company's data: two fields are marked as required, and none blocks saving. */
export function CompanyForm({ company, cepLookup = false }: CompanyFormProps) {
  /** The address found by the CEP. */
  const [given, setGiven] = useState("");
  const addressOf = useCepAddress(cepLookup);
  const { client } = useCoreState();
  const saving = useSaveCompany();
  const fields = useFields(company, saving.reset);
  const { values: form, setValues: setForm, bind } = fields;
  const changed = FIELDS.some((field) => form[field].trim() !== company[field]);
  const odd = cnpjLooksWrong(form.cnpj);
  const cep = bind("cep");

  /** Keeps a typed address, and drops the answer for a CEP that has changed since. */
  async function fillAddress(cep: string) {
    if (form.address.trim()) return;
    const address = await addressOf(cep);
    if (!address) return;
    setGiven(address);
    setForm((before) =>
      before.cep === cep && !before.address.trim()
        ? { ...before, address }
        : before,
    );
  }

  function submit() {
    if (saving.isPending) return;
    const found = errorsByField(client.check("updateCompany", form), PATHS);
    if (fields.show(found.fields)) return;
    saving.mutate(form, {
      onSuccess: setForm,
      onError: (error) => fields.show(errorsByField(error, PATHS).fields),
    });
  }

  return (
    <FormCard
      form={fields.form}
      title="Dados da empresa"
      note={
        changed
          ? "Aparecem na proposta em PDF."
          : "Nenhuma alteração para salvar"
      }
      error={
        saving.isError
          ? refusalLine("Erro ao salvar dados do buffet", saving.error, PATHS)
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
          {...cep}
          onChange={(value) => {
            cep.onChange(value);
            void fillAddress(value);
          }}
        />
      </Half>
      <TextField
        label="Endereço"
        autoComplete="address-line1"
        maxLength={ADDRESS_MAX}
        hint={
          given && form.address === given
            ? "Preenchido pelo CEP. Falta o número."
            : undefined
        }
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
          autoComplete="tel"
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
