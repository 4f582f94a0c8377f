import { useState } from "react";
import { NAME_MAX, type Profile } from "shared-contracts/entities/profile";
import { formatPhone } from "shared-contracts/formats/phone";
import { withDetail } from "shared-contracts/formats/with-detail";
import { Button } from "shared-ui/button/Button";
import { MaskedField } from "shared-ui/masked-field/MaskedField";
import { TextField } from "shared-ui/text-field/TextField";
import { FormCard } from "../forms/FormCard.tsx";
import {
  PROFILE_INCOMPLETE,
  profileChanged,
  profileIncomplete,
  readProfileForm,
  shownProfile,
} from "../profile/profile-form.ts";
import { useSaveProfile } from "../profile/useSaveProfile.ts";

/** Name, email and phone of the account (section 2, "Security page"). */
export function ProfileForm({ profile }: { profile: Profile }) {
  const [form, setForm] = useState(() => shownProfile(profile));
  const [incomplete, setIncomplete] = useState(false);
  const saving = useSaveProfile();
  const missing = profileIncomplete(form);
  const set = (field: keyof Profile) => (value: string) => {
    setForm((before) => ({ ...before, [field]: value }));
    saving.reset();
  };

  function submit() {
    if (saving.isPending) return;
    setIncomplete(missing);
    if (missing) return;
    saving.mutate(readProfileForm(form), {
      onSuccess: (saved) => setForm(shownProfile(saved)),
    });
  }

  return (
    <FormCard
      title="Dados pessoais"
      error={
        incomplete && missing
          ? PROFILE_INCOMPLETE
          : saving.isError
            ? withDetail("Erro ao atualizar perfil", saving.error)
            : undefined
      }
      onSubmit={submit}
      inert={saving.isPending}
      button={
        <Button
          type="submit"
          disabled={!profileChanged(form, profile)}
          busy={saving.isPending}
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
        value={form.name}
        onChange={set("name")}
      />
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        maxLength={254}
        value={form.email}
        onChange={set("email")}
      />
      <MaskedField
        label="Telefone"
        mask={formatPhone}
        type="tel"
        autoComplete="tel-national"
        value={form.phone}
        onChange={set("phone")}
        hint="Digite apenas o DDD e número (sem 55)"
      />
    </FormCard>
  );
}
