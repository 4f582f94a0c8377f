import { formatPhone } from "shared-contracts/formats/phone";
import { TextField } from "shared-ui/text-field/TextField";
import styles from "./LoginPage.module.css";
import { TextButton } from "./TextButton.tsx";
import type { EntryFormState } from "./useEntryForm.ts";

interface EntryFieldsProps {
  entry: EntryFormState;
  onForgotPassword: () => void;
}

/** What signing in or registering needs to know. */
export function EntryFields({ entry, onForgotPassword }: EntryFieldsProps) {
  const { form, errors, registering, set, check } = entry;
  return (
    <div className={styles.fields}>
      {registering && (
        <TextField
          label="Nome"
          autoComplete="name"
          value={form.name}
          onChange={(value) => set("name")(value.toLowerCase())}
          maxLength={120}
          onBlur={check("name")}
          error={errors.name}
        />
      )}
      {registering ? (
        <TextField
          key="email"
          label="Email"
          type="email"
          autoComplete="email"
          value={form.email}
          onChange={(value) => set("email")(value.toLowerCase())}
          onBlur={check("email")}
          error={errors.email}
        />
      ) : (
        <TextField
          key="identifier"
          label="Email ou Telefone"
          autoComplete="username"
          autoCapitalize="none"
          value={form.email}
          onChange={set("email")}
          onBlur={check("email")}
          error={errors.email}
        />
      )}
      {registering && (
        <TextField
          label="Telefone"
          type="tel"
          autoComplete="tel"
          value={form.phone}
          onChange={(value) => set("phone")(formatPhone(value))}
          hint="Digite apenas o DDD e número (sem 55)"
          onBlur={check("phone")}
          error={errors.phone}
        />
      )}
      <div className={styles.password}>
        <TextField
          label="Senha"
          type="password"
          autoComplete={registering ? "new-password" : "current-password"}
          value={form.password}
          onChange={set("password")}
          onBlur={check("password")}
          error={errors.password}
        />
        {!registering && (
          <p className={styles.forgot}>
            <TextButton onClick={onForgotPassword}>Esqueci a senha</TextButton>
          </p>
        )}
      </div>
    </div>
  );
}
