import { useState } from "react";
import { errorsByField } from "shared-contracts/endpoints/errors-by-field";
import { PASSWORD_MAX } from "shared-contracts/entities/profile";
import { Button } from "shared-ui/button/Button";
import { FieldMessage } from "shared-ui/field/FieldMessage";
import { useFieldErrors } from "shared-ui/form/useFieldErrors";
import { TextField } from "shared-ui/text-field/TextField";
import { FormCard } from "../forms/FormCard.tsx";
import { refusalLine } from "../forms/refusal-line.ts";
import { PasswordField } from "./PasswordField.tsx";
import {
  PASSWORD_INCOMPLETE,
  passwordErrors,
  passwordIncomplete,
  passwordRules,
  type PasswordForm as Form,
} from "./password-rules.ts";
import { useChangePassword } from "./useChangePassword.ts";

const EMPTY: Form = { current: "", next: "", repeated: "" };

/** Which value of the call each field holds; the repetition is not sent. */
const PATHS = { current: "currentPassword", next: "newPassword" } as const;

/** Changing the password, with its rules in sight from the start. */
export function PasswordForm() {
  const [form, setForm] = useState(EMPTY);
  const [submitted, setSubmitted] = useState(false);
  const { form: element, ...wrong } = useFieldErrors<keyof Form>();
  const change = useChangePassword();
  const rules = passwordRules(form);
  const incomplete = passwordIncomplete(form);
  const set = (field: keyof Form) => (value: string) => {
    setForm((before) => ({ ...before, [field]: value }));
    wrong.set(field, undefined);
    // The repetition may be right now.
    if (field === "next") wrong.set("repeated", undefined);
    if (change.isError) change.reset();
  };

  function submit() {
    if (change.isPending || change.isSuccess) return;
    setSubmitted(true);
    if (wrong.show(passwordErrors(form))) return;
    change.mutate(form, {
      onError: (error) => wrong.show(errorsByField(error, PATHS).fields),
    });
  }

  return (
    <FormCard
      form={element}
      title="Alterar senha"
      error={
        submitted && incomplete
          ? PASSWORD_INCOMPLETE
          : change.isError
            ? refusalLine("Erro ao alterar senha", change.error, PATHS)
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
        error={wrong.errors.current}
        onChange={set("current")}
      />
      <PasswordField
        label="Nova senha"
        rule={rules.next}
        error={wrong.errors.next}
        maxLength={PASSWORD_MAX}
        value={form.next}
        onChange={set("next")}
      />
      <PasswordField
        label="Confirmar nova senha"
        rule={rules.repeated}
        error={wrong.errors.repeated}
        maxLength={PASSWORD_MAX}
        value={form.repeated}
        onChange={set("repeated")}
      />
    </FormCard>
  );
}
