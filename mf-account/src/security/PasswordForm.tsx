import { useState } from "react";
import { errorsByField } from "shared-contracts/endpoints/errors-by-field";
import { PASSWORD_MAX } from "shared-contracts/entities/profile";
import { useCoreState } from "shared-contracts/federation/core-state";
import { Button } from "shared-ui/button/Button";
import { FieldMessage } from "shared-ui/field/FieldMessage";
import { useFields } from "shared-ui/form/useFields";
import { TextField } from "shared-ui/text-field/TextField";
import { FormCard } from "../forms/FormCard.tsx";
import { refusalLine } from "../forms/refusal-line.ts";
import { PasswordField } from "./PasswordField.tsx";
import {
  PASSWORD_INCOMPLETE,
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
  const [submitted, setSubmitted] = useState(false);
  const { client } = useCoreState();
  const change = useChangePassword();
  const { values: form, ...fields } = useFields(EMPTY, change.reset);
  const rules = passwordRules(form);
  const incomplete = passwordIncomplete(form);
  const next = fields.bind("next");

  function errors() {
    const refused = client.check("changePassword", {
      currentPassword: form.current,
      newPassword: form.next,
    });
    return {
      ...errorsByField(refused, PATHS).fields,
      ...(!rules.repeated.met && {
        repeated: form.repeated
          ? "As senhas não coincidem"
          : "Repita a nova senha",
      }),
    };
  }

  function submit() {
    if (change.isPending || change.isSuccess) return;
    setSubmitted(true);
    // The table of calls, which gives the texts, may still be loading.
    if (fields.show(errors()) || incomplete || !rules.next.met) return;
    change.mutate(form, {
      onError: (error) => fields.show(errorsByField(error, PATHS).fields),
    });
  }

  return (
    <FormCard
      form={fields.form}
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
        {...fields.bind("current")}
      />
      <PasswordField
        label="Nova senha"
        rule={rules.next}
        maxLength={PASSWORD_MAX}
        {...next}
        onChange={(text) => {
          next.onChange(text);
          // The repetition may be right now.
          fields.set("repeated", undefined);
        }}
      />
      <PasswordField
        label="Confirmar nova senha"
        rule={rules.repeated}
        maxLength={PASSWORD_MAX}
        {...fields.bind("repeated")}
      />
    </FormCard>
  );
}
