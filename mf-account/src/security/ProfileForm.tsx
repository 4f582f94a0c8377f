import { useState } from "react";
import { errorsByField } from "shared-contracts/endpoints/errors-by-field";
import { NAME_MAX, type Profile } from "shared-contracts/entities/profile";
import { useCoreState } from "shared-contracts/federation/core-state";
import { formatPhone } from "shared-contracts/formats/phone";
import { Button } from "shared-ui/button/Button";
import { useFields } from "shared-ui/form/useFields";
import { MaskedField } from "shared-ui/masked-field/MaskedField";
import { TextField } from "shared-ui/text-field/TextField";
import { FormCard } from "../forms/FormCard.tsx";
import { PasswordDialog } from "../forms/PasswordDialog.tsx";
import { refusalLine } from "../forms/refusal-line.ts";
import {
  identityChanged,
  PROFILE_INCOMPLETE,
  profileChanged,
  profileIncomplete,
  readProfileForm,
  shownProfile,
} from "../profile/profile-form.ts";
import { useSaveProfile } from "../profile/useSaveProfile.ts";

/** Which value of the call each field holds. */
const PATHS = { name: "name", email: "email", phone: "phone" } as const;

/** Name, email and phone of the account. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const [incomplete, setIncomplete] = useState(false);
  const [asking, setAsking] = useState(false);
  const { client } = useCoreState();
  const saving = useSaveProfile();
  const fields = useFields(shownProfile(profile), saving.reset);
  const { values: form, setValues: setForm, bind } = fields;
  const missing = profileIncomplete(form);

  function submit() {
    if (saving.isPending) return;
    setIncomplete(missing);
    const body = readProfileForm(form);
    const found = errorsByField(client.check("updateProfile", body), PATHS);
    if (fields.show(found.fields) || missing) return;
    if (identityChanged(form, profile)) setAsking(true);
    else void save(body).catch(() => undefined);
  }

  /** Rejects when something was refused that no field of this form holds. */
  async function save(body: Profile & { password?: string }) {
    try {
      setForm(shownProfile(await saving.mutateAsync(body)));
    } catch (error) {
      const { fields: refused, elsewhere } = errorsByField(error, PATHS);
      fields.show(refused);
      if (elsewhere) throw error;
    }
  }

  return (
    <>
      <FormCard
        form={fields.form}
        title="Dados pessoais"
        error={
          incomplete && missing
            ? PROFILE_INCOMPLETE
            : saving.isError && !asking
              ? refusalLine("Erro ao atualizar perfil", saving.error, PATHS)
              : undefined
        }
        onSubmit={submit}
        inert={saving.isPending && !asking}
        button={
          <Button
            type="submit"
            disabled={!profileChanged(form, profile)}
            busy={saving.isPending && !asking}
            busyLabel="Salvando..."
          >
            Salvar dados
          </Button>
        }
      >
        <TextField
          label="Nome"
          autoComplete="name"
          maxLength={NAME_MAX}
          {...bind("name")}
        />
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          maxLength={254}
          {...bind("email")}
        />
        <MaskedField
          label="Telefone"
          mask={formatPhone}
          type="tel"
          autoComplete="tel"
          {...bind("phone")}
          hint="Digite apenas o DDD e número (sem 55)"
        />
      </FormCard>
      {asking && (
        <PasswordDialog
          title="Confirme sua senha"
          confirmLabel="Salvar dados"
          busyLabel="Salvando..."
          failed="Erro ao atualizar perfil"
          act={(password) => save({ ...readProfileForm(form), password })}
          onClose={() => {
            setAsking(false);
            // The dialog has shown it.
            if (saving.isError) saving.reset();
          }}
        >
          Seu email e seu telefone entram na conta, por isso a mudança pede a
          senha.
        </PasswordDialog>
      )}
    </>
  );
}
