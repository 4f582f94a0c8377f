import { formatPhone } from "shared-contracts/formats/phone";
import { TextField } from "shared-ui/text-field/TextField";
import styles from "./LoginPage.module.css";
import { TextButton } from "./TextButton.tsx";
import type { EntryFormState } from "./useEntryForm.ts";

interface EntryFieldsProps {
  entry: EntryFormState;
  onForgotPassword: () => void;
}

const lowerCase = (text: string) => text.toLowerCase();

/** The fields for signing in or registering. */
export function EntryFields({ entry, onForgotPassword }: EntryFieldsProps) {
  const { registering, bind } = entry;
  return (
    <div className={styles.fields}>
      {registering && (
        <TextField
          label="Nome"
          autoComplete="name"
          maxLength={120}
          {...bind("name", lowerCase)}
        />
      )}
      {registering ? (
        <TextField
          key="email"
          label="Email"
          type="email"
          autoComplete="email"
          {...bind("email", lowerCase)}
        />
      ) : (
        <TextField
          key="identifier"
          label="Email ou Telefone"
          autoComplete="username"
          autoCapitalize="none"
          {...bind("email")}
        />
      )}
      {registering && (
        <TextField
          label="Telefone"
          type="tel"
          autoComplete="tel"
          hint="Digite apenas o DDD e número (sem 55)"
          {...bind("phone", formatPhone)}
        />
      )}
      <div className={styles.password}>
        <TextField
          label="Senha"
          type="password"
          autoComplete={registering ? "new-password" : "current-password"}
          {...bind("password")}
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
