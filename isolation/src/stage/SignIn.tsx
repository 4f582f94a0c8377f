import { type SubmitEvent, useState } from "react";
import type { ApiClient } from "shared-contracts/client/api-client";
import { Banner } from "shared-ui/banner/Banner";
import { Button } from "shared-ui/button/Button";
import { Card } from "shared-ui/card/Card";
import { TextField } from "shared-ui/text-field/TextField";
import styles from "./Stage.module.css";

interface SignInProps {
  client: ApiClient;
  onSignedIn: (token: string) => void;
}

/** Signs in to the real API, where the scenarios' users do not exist. */
export function SignIn({ client, onSignedIn }: SignInProps) {
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function signIn(event: SubmitEvent) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setFailure(null);
    try {
      const { token } = await client.call("login", {
        body: { email, password },
      });
      onSignedIn(token);
    } catch (error) {
      setFailure((error as Error).message);
      setBusy(false);
    }
  }

  return (
    <main className={styles.stage}>
      <div className={styles.signIn}>
        <Card>
          <form
            className={styles.form}
            onSubmit={(event) => void signIn(event)}
          >
            <h1>Entrar na API real</h1>
            {failure !== null && <Banner tone="danger">{failure}</Banner>}
            <TextField
              label="Email ou telefone"
              value={email}
              onChange={setEmail}
              autoComplete="username"
            />
            <TextField
              label="Senha"
              type="password"
              value={password}
              onChange={setPassword}
              autoComplete="current-password"
            />
            <Button type="submit" variant="primary" busy={busy}>
              Entrar
            </Button>
          </form>
        </Card>
      </div>
    </main>
  );
}
