import { useState } from "react";
import type { RuntimeConfig } from "shared-contracts/federation/runtime-config";
import { Navigate } from "react-router-dom";
import { observer } from "shared-contracts/platform/state";
import { Brand } from "../frame/Brand.tsx";
import { usePageTitle } from "../frame/usePageTitle.ts";
import { onDemand } from "../on-demand.tsx";
import type { EntryDialogProps, EntryTopic } from "./EntryDialog.tsx";
import { EntryForm } from "./EntryForm.tsx";
import { LegalLine } from "./LegalLine.tsx";
import styles from "./LoginPage.module.css";
import { LoginPanel } from "./LoginPanel.tsx";
import { type EntryParts, useEntryForm } from "./useEntryForm.ts";
import { useEntryLink } from "./useEntryLink.ts";

const EntryDialog = onDemand(() =>
  import("./EntryDialog.tsx").then((module) => module.EntryDialog),
);
const ForgotPasswordDialog = onDemand(() =>
  import("./ForgotPasswordDialog.tsx").then(
    (module) => module.ForgotPasswordDialog,
  ),
);
const KeepAccountDialog = onDemand(() =>
  import("./KeepAccountDialog.tsx").then((module) => module.KeepAccountDialog),
);
const LinkForm = onDemand(() =>
  import("./LinkForm.tsx").then((module) => module.LinkForm),
);

interface LoginPageProps extends EntryParts, Pick<EntryDialogProps, "legal"> {
  support: RuntimeConfig["support"];
  registration?: RuntimeConfig["registration"];
}

/** Signing in and registering, on one page. */
export const LoginPage = observer(function LoginPage({
  session,
  client,
  loadFrames,
  support,
  legal,
  registration,
}: LoginPageProps) {
  const [link, setLink] = useEntryLink();
  const invitation = link?.kind === "convite" ? link : null;
  const entry = useEntryForm({ session, client, loadFrames }, invitation);
  const [topic, setTopic] = useState<EntryTopic | null>(null);
  const [isForgotten, setIsForgotten] = useState(false);
  usePageTitle(entry.registering ? "Criar conta" : "Entrar");

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
        {link && !invitation ? (
          <LinkForm
            link={link}
            client={client}
            legalLine={legalLine}
            onLeave={leaveLink}
          />
        ) : (
          <EntryForm
            entry={entry}
            endedBecause={session.endedBecause}
            legalLine={legalLine}
            isClosed={registration === "closed" && !invitation}
            onForgotPassword={() => setIsForgotten(true)}
          />
        )}
        {isForgotten && (
          <ForgotPasswordDialog
            client={client}
            typed={entry.email}
            support={support}
            onClose={() => setIsForgotten(false)}
          />
        )}
        {entry.ending !== null && (
          <KeepAccountDialog
            text={entry.ending}
            busy={entry.busy}
            onKeep={() => void entry.submit(undefined, true)}
            onClose={entry.dismissEnding}
          />
        )}
        {topic && (
          <EntryDialog
            topic={topic}
            legal={legal}
            onClose={() => setTopic(null)}
          />
        )}
      </main>
      <LoginPanel />
    </div>
  );
});
