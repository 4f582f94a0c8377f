import Clock from "lucide-react/icons/clock";
import { useEffect, useState, type FormEvent } from "react";
import type { ApiClient } from "shared-contracts/client/api-client";
import type { RuntimeConfig } from "shared-contracts/federation/runtime-config";
import { Navigate, useNavigate } from "shared-contracts/platform/router";
import { observer } from "shared-contracts/platform/state";
import { Banner } from "shared-ui/banner/Banner";
import { Button } from "shared-ui/button/Button";
import { FieldMessage } from "shared-ui/field/FieldMessage";
import { useFieldErrors } from "shared-ui/form/useFieldErrors";
import { TextField } from "shared-ui/text-field/TextField";
import { Brand } from "../frame/Brand.tsx";
import { pageIsShown } from "../page-shown.ts";
import { usePageTitle } from "../frame/usePageTitle.ts";
import styles from "./LoginPage.module.css";
import { LoginPanel } from "./LoginPanel.tsx";
import { formatPhone } from "shared-contracts/formats/phone";
import { OnDemand } from "../on-demand/OnDemand.tsx";
import type { EntryDialogProps, EntryTopic } from "./EntryDialog.tsx";
import { takeEntryLink } from "./entry-link.ts";
import type { Session } from "./session.ts";
import {
  fieldErrors,
  submitAuth,
  type AuthForm,
  type AuthMode,
} from "./submit-auth.ts";

const empty: AuthForm = { name: "", email: "", phone: "", password: "" };

interface LoginPageProps extends Pick<EntryDialogProps, "legal"> {
  support: RuntimeConfig["support"];
  session: Session;
  client: ApiClient;
}

/** Signing in and registering, on one page. */
export const LoginPage = observer(function LoginPage({
  session,
  client,
  support,
  legal,
}: LoginPageProps) {
  const [mode, setMode] = useState<AuthMode>("login");
  const [form, setForm] = useState(empty);
  const [error, setError] = useState<string | null>(null);
  const { form: element, ...wrong } = useFieldErrors<keyof AuthForm>();
  const [busy, setBusy] = useState(false);
  const [topic, setTopic] = useState<EntryTopic | null>(null);
  const [asksForLink, setAsksForLink] = useState(false);
  const [link, setLink] = useState(() => takeEntryLink(window));
  const [ending, setEnding] = useState<string | null>(null);
  const navigate = useNavigate();
  const registering = mode === "register";
  usePageTitle(registering ? "Criar conta" : "Entrar");

  useEffect(pageIsShown, []);

  useEffect(() => {
    const read = () => setLink((before) => takeEntryLink(window) ?? before);
    window.addEventListener("hashchange", read);
    return () => window.removeEventListener("hashchange", read);
  }, []);

  if (session.isSignedIn && !busy && !link) return <Navigate to="/" replace />;

  const set = (field: keyof AuthForm) => (value: string) => {
    setForm((before) => ({ ...before, [field]: value }));
    wrong.set(field, undefined);
  };

  /** A filled field says what is wrong when it is left; an empty one not before the form is sent. */
  const check = (field: keyof AuthForm) => () => {
    if (form[field].trim() !== "")
      wrong.set(field, fieldErrors(client, mode, form)[field]);
  };

  async function submit(event?: FormEvent, keepAccount?: true) {
    event?.preventDefault();
    if (busy) return;
    session.forgetReason();
    setError(null);
    setBusy(true);
    const result = await submitAuth(client, mode, form, keepAccount);
    // A page that reloads stays unchanged until then.
    if (result.ok && !session.signIn(result.token)) return;
    setBusy(false);
    setEnding(result.ok ? null : (result.ending ?? null));
    if (!result.ok) {
      setError(result.error);
      wrong.show(result.fields);
      return;
    }
    await navigate("/", { replace: true });
  }

  function switchMode() {
    setMode(registering ? "login" : "register");
    setError(null);
    wrong.show({});
  }

  /** Leaves a link's form for the entry, with the account's email typed. */
  function leaveLink(reason?: string) {
    const { email = "" } = link ?? {};
    setLink(null);
    setMode("login");
    setForm({ ...empty, email });
    if (reason !== undefined) session.signOut(reason);
  }

  const legalLine = (
    <p className={styles.legal}>
      {registering && "Ao registrar, você aceita os "}
      <TextButton onClick={() => setTopic("terms")}>Termos de uso</TextButton>
      {registering ? " e a " : " e "}
      <TextButton onClick={() => setTopic("privacy")}>
        Política de privacidade
      </TextButton>
      {registering && "."}
    </p>
  );

  return (
    <div className={styles.login}>
      <main className={styles.side}>
        <Brand />
        <OnDemand
          wanted={link !== null}
          load={loadLinkForm}
          props={{ link, client, legalLine, onLeave: leaveLink }}
        />
        {!link && (
          <form
            ref={element}
            className={styles.form}
            onSubmit={(event) => void submit(event)}
            noValidate
          >
            {session.endedBecause && (
              <div className={styles.reason}>
                <Banner tone="warning" icon={Clock} role="status">
                  <EndReason text={session.endedBecause} />
                </Banner>
              </div>
            )}
            <h1 className={styles.title}>
              {registering ? "Crie sua conta" : "Entre na sua conta"}
            </h1>
            <p className={styles.lead}>
              {registering
                ? "Teste grátis por 7 dias."
                : "Orçamentos para buffets, com o custo por pessoa sempre à vista."}
            </p>
            <div className={styles.fields}>
              {registering && (
                <TextField
                  label="Nome"
                  autoComplete="name"
                  value={form.name}
                  onChange={(value) => set("name")(value.toLowerCase())}
                  maxLength={120}
                  onBlur={check("name")}
                  error={wrong.errors.name}
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
                  error={wrong.errors.email}
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
                  error={wrong.errors.email}
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
                  error={wrong.errors.phone}
                />
              )}
              <div className={styles.password}>
                <TextField
                  label="Senha"
                  type="password"
                  autoComplete={
                    registering ? "new-password" : "current-password"
                  }
                  value={form.password}
                  onChange={set("password")}
                  onBlur={check("password")}
                  error={wrong.errors.password}
                />
                {!registering && (
                  <p className={styles.forgot}>
                    <TextButton onClick={() => setAsksForLink(true)}>
                      Esqueci a senha
                    </TextButton>
                  </p>
                )}
              </div>
            </div>
            {error && (
              <div className={styles.error}>
                <FieldMessage tone="error">{error}</FieldMessage>
              </div>
            )}
            <div className={styles.buttons}>
              <Button
                type="submit"
                variant="primary"
                wide
                busy={busy}
                busyLabel="Aguarde..."
              >
                {registering ? "Registrar" : "Entrar"}
              </Button>
              <Button variant="ghost" wide onClick={switchMode} disabled={busy}>
                {registering ? "Já tenho conta" : "Criar uma conta"}
              </Button>
            </div>
            {legalLine}
          </form>
        )}
        <OnDemand
          wanted={asksForLink}
          load={loadForgotPassword}
          props={{
            open: asksForLink,
            client,
            typed: form.email,
            support,
            onClose: () => setAsksForLink(false),
          }}
        />
        <OnDemand
          wanted={ending !== null}
          load={loadKeepAccount}
          props={{
            text: ending,
            busy,
            onKeep: () => void submit(undefined, true),
            onClose: () => setEnding(null),
          }}
        />
        <OnDemand
          wanted={topic !== null}
          load={loadEntryDialog}
          props={{ topic, legal, onClose: () => setTopic(null) }}
        />
      </main>
      <LoginPanel />
    </div>
  );
});

/** Rarely opened: the texts are not part of the first load. */
const loadEntryDialog = () =>
  import("./EntryDialog.tsx").then((module) => module.EntryDialog);

const loadForgotPassword = () =>
  import("./ForgotPasswordDialog.tsx").then(
    (module) => module.ForgotPasswordDialog,
  );

const loadKeepAccount = () =>
  import("./KeepAccountDialog.tsx").then((module) => module.KeepAccountDialog);

const loadLinkForm = () =>
  import("./LinkForm.tsx").then((module) => module.LinkForm);

function TextButton(props: { onClick: () => void; children: string }) {
  return <button type="button" className={styles.textButton} {...props} />;
}

/** What happened, then what to do about it. */
function EndReason({ text }: { text: string }) {
  const end = text.indexOf(".") + 1;
  return (
    <>
      <b>{text.slice(0, end)}</b>
      {text.slice(end)}
    </>
  );
}
