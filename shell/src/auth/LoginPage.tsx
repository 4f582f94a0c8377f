import { useEffect, useState } from "react";
import type { ApiClient } from "shared-contracts/client/api-client";
import type { RuntimeConfig } from "shared-contracts/federation/runtime-config";
import { Navigate } from "react-router-dom";
import { observer } from "shared-contracts/platform/state";
import { Brand } from "../frame/Brand.tsx";
import { usePageTitle } from "../frame/usePageTitle.ts";
import { OnDemand } from "../on-demand/OnDemand.tsx";
import { pageIsShown } from "../page-shown.ts";
import type { EntryDialogProps, EntryTopic } from "./EntryDialog.tsx";
import { EntryForm } from "./EntryForm.tsx";
import { LegalLine } from "./LegalLine.tsx";
import styles from "./LoginPage.module.css";
import { LoginPanel } from "./LoginPanel.tsx";
import type { Session } from "./session.ts";
import { useEntryForm } from "./useEntryForm.ts";
import { useEntryLink } from "./useEntryLink.ts";

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
  const entry = useEntryForm(session, client);
  const [topic, setTopic] = useState<EntryTopic | null>(null);
  const [isForgotten, setIsForgotten] = useState(false);
  const [link, setLink] = useEntryLink();
  usePageTitle(entry.registering ? "Criar conta" : "Entrar");

  useEffect(pageIsShown, []);

  if (session.isSignedIn && !entry.busy && !link)
    return <Navigate to="/" replace />;

  /** Leaves a link's form for the entry, with the account's email typed. */
  function leaveLink(reason?: string) {
    const { email = "" } = link ?? {};
    setLink(null);
    entry.restart(email);
    if (reason !== undefined) session.signOut(reason);
  }

  const legalLine = (
    <LegalLine registering={entry.registering} onOpen={setTopic} />
  );

  return (
    <div className={styles.login}>
      <main className={styles.side}>
        <Brand />
        <OnDemand
          needed={link !== null}
          load={loadLinkForm}
          props={{ link, client, legalLine, onLeave: leaveLink }}
        />
        {!link && (
          <EntryForm
            entry={entry}
            endedBecause={session.endedBecause}
            legalLine={legalLine}
            onForgotPassword={() => setIsForgotten(true)}
          />
        )}
        <OnDemand
          needed={isForgotten}
          load={loadForgotPassword}
          props={{
            open: isForgotten,
            client,
            typed: entry.form.email,
            support,
            onClose: () => setIsForgotten(false),
          }}
        />
        <OnDemand
          needed={entry.ending !== null}
          load={loadKeepAccount}
          props={{
            text: entry.ending,
            busy: entry.busy,
            onKeep: () => void entry.submit(undefined, true),
            onClose: entry.dismissEnding,
          }}
        />
        <OnDemand
          needed={topic !== null}
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
