import type { ReactNode } from "react";
import type { ApiClient } from "shared-contracts/client/api-client";
import { errorsByField } from "shared-contracts/endpoints/errors-by-field";
import { PASSWORD_MAX } from "shared-contracts/entities/profile";
import { useFields } from "shared-ui/form/useFields";
import { TextField } from "shared-ui/text-field/TextField";
import { LinkCall } from "./LinkCall.tsx";
import styles from "./LoginPage.module.css";
import type { EntryLink } from "./useEntryLink.ts";

const PATHS = { next: "newPassword" } as const;

export interface LinkFormProps {
  link: EntryLink;
  client: ApiClient;
  /** Under the form. */
  legalLine: ReactNode;
  /** Back to the entry, which shows `text`: what the link did. */
  onLeave: (text?: string) => void;
}

/** The page of a mailed link: a new password, or the confirmation of an address. */
export function LinkForm({ link, client, ...frame }: LinkFormProps) {
  if (link.kind === "redefinir")
    return <NewPassword {...frame} link={link} client={client} />;
  return (
    <LinkCall
      {...frame}
      title="Confirme seu email"
      lead={link.email}
      button="Confirmar email"
      busyLabel="Confirmando..."
      call={() => client.call("confirmEmail", { body: { token: link.token } })}
      done="Email confirmado."
    />
  );
}

function NewPassword({ link, client, ...frame }: LinkFormProps) {
  const { form, values, show, set, bind } = useFields({
    next: "",
    repeated: "",
  });
  const { next, repeated } = values;
  const body = { token: link.token, newPassword: next };

  function errors() {
    const refused = client.check("resetPassword", body);
    return {
      ...errorsByField(refused, PATHS).fields,
      ...(next !== repeated && { repeated: "As senhas não coincidem" }),
    };
  }

  return (
    <LinkCall
      {...frame}
      form={form}
      title="Crie uma nova senha"
      lead={`Para ${link.email}`}
      button="Salvar nova senha"
      busyLabel="Salvando..."
      call={() => client.call("resetPassword", { body })}
      done="Senha alterada. Entre com a nova."
      hasErrors={() => show(errors())}
      showRefusal={(error) => {
        const { fields, elsewhere } = errorsByField(error, PATHS);
        show(fields);
        return elsewhere;
      }}
    >
      <input
        type="email"
        autoComplete="username"
        value={link.email}
        readOnly
        hidden
      />
      <div className={styles.fields}>
        <TextField
          label="Nova senha"
          type="password"
          autoComplete="new-password"
          maxLength={PASSWORD_MAX}
          hint="Pelo menos 6 caracteres."
          {...bind("next")}
          onBlur={() => next && set("next", errors().next)}
        />
        <TextField
          label="Repita a nova senha"
          type="password"
          autoComplete="new-password"
          maxLength={PASSWORD_MAX}
          {...bind("repeated")}
          onBlur={() => repeated && set("repeated", errors().repeated)}
        />
      </div>
    </LinkCall>
  );
}
