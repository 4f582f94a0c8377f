import { useState } from "react";
import { PASSWORD_MAX } from "shared-contracts/entities/profile";
import { withDetail } from "shared-contracts/formats/with-detail";
import { Button } from "shared-ui/button/Button";
import { FieldMessage } from "shared-ui/field/FieldMessage";
import { TextField } from "shared-ui/text-field/TextField";
import { FormCard } from "../forms/FormCard.tsx";
import { PasswordField } from "./PasswordField.tsx";
import {
  PASSWORD_INCOMPLETE,
  passwordIncomplete,
  passwordRules,
  type PasswordForm as Form,
} from "./password-rules.ts";
import { useChangePassword } from "./useChangePassword.ts";

const EMPTY: Form = { current: "", next: "", repeated: "" };

/** Changing the password, with its rules in sight from the start (section 5). */
export function PasswordForm() {
  const [form, setForm] = useState(EMPTY);
  const [told, setTold] = useState(false);
  const change = useChangePassword();
  const rules = passwordRules(form);
  const incomplete = passwordIncomplete(form);
  const set = (field: keyof Form) => (value: string) => {
    setForm((before) => ({ ...before, [field]: value }));
    if (change.isError) change.reset();
  };

  function submit() {
    if (change.isPending || change.isSuccess) return;
    setTold(true);
    if (!incomplete && rules.next.met && rules.repeated.met)
      change.mutate(form);
  }

  return (
    <FormCard
      title="Alterar senha"
      error={
        told && incomplete
          ? PASSWORD_INCOMPLETE
          : change.isError
            ? withDetail("Erro ao alterar senha", change.error)
            : undefined
      }
      status={
        change.isSuccess && (
          <FieldMessage tone="success">
            Senha alterada com sucesso! Você será desconectado.
          </FieldMessage>
        )
      }
      onSubmit={submit}
      inert={change.isPending || change.isSuccess}
      button={
        <Button
          type="submit"
          variant="primary"
          busy={change.isPending || change.isSuccess}
          busyLabel={change.isSuccess ? "Saindo..." : "Aguarde..."}
        >
          Alterar senha
        </Button>
      }
    >
      <TextField
        label="Senha atual"
        type="password"
        autoComplete="current-password"
        maxLength={PASSWORD_MAX}
        value={form.current}
        onChange={set("current")}
      />
      <PasswordField
        label="Nova senha"
        rule={rules.next}
        told={told && form.next !== ""}
        maxLength={PASSWORD_MAX}
        value={form.next}
        onChange={set("next")}
      />
      <PasswordField
        label="Confirmar nova senha"
        rule={rules.repeated}
        told={told && form.repeated !== ""}
        maxLength={PASSWORD_MAX}
        value={form.repeated}
        onChange={set("repeated")}
      />
    </FormCard>
  );
}
