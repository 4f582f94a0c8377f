import Check from "lucide-react/icons/check";
import Copy from "lucide-react/icons/copy";
import Eye from "lucide-react/icons/eye";
import History from "lucide-react/icons/history";
import Wrench from "lucide-react/icons/wrench";
import { useEffect, useState } from "react";
import type { ApiClient } from "shared-contracts/client/api-client";
import { observer } from "shared-contracts/platform/state";
import { Button } from "shared-ui/button/Button";
import { useCopy } from "shared-ui/copy-field/useCopy";
import { LeaderLine } from "shared-ui/leader-line/LeaderLine";
import { Tag } from "shared-ui/tag/Tag";
import { type Candidate, remotesInPage } from "../remotes/remotes-in-page.ts";
import { aboutLines, rulesLines } from "./about-lines.ts";
import styles from "./AboutVersions.module.css";
import { keptListNotice } from "./format-instant.ts";
import { publishedTo } from "./published-to.ts";
import { liveSince, versionsText } from "./versions-text.ts";

export interface AboutVersionsProps {
  client: Pick<ApiClient, "call">;
  userId: string;
  /** The instant the shell became live, ISO UTC, where known. */
  shellSince: string | undefined;
}

/** The live versions of shell and remotes, the rules of page and API, and a button that copies them for support. */
export const AboutVersions = observer(function AboutVersions({
  client,
  userId,
  shellSince,
}: AboutVersionsProps) {
  const [published, setPublished] = useState<
    ReadonlyMap<string, Candidate | undefined>
  >(new Map());
  useEffect(() => void publishedTo(userId).then(setPublished), [userId]);
  const [apiRules, setApiRules] = useState<string>();
  useEffect(() => {
    client.call("health").then(
      ({ rulesHash }) => setApiRules(rulesHash),
      // Its line shows that the version is unknown.
      () => undefined,
    );
  }, [client]);
  const { state, copy } = useCopy();

  const { running, keptSince } = remotesInPage;
  const shell = { version: APP_VERSION, since: shellSince };
  const lines = [
    ...aboutLines(shell, published, running),
    ...rulesLines(RULES_HASH, apiRules),
  ];
  const note = keptSince === null ? undefined : keptListNotice(keptSince);
  const copied = state === "copied";
  return (
    <div className={styles.versions}>
      <ul>
        {lines.map((line) => (
          <li key={line.name}>
            <LeaderLine
              label={
                <span className={styles.name}>
                  {line.name}
                  {line.as === "lastGood" && (
                    <Tag tone="warning" icon={History}>
                      Versão anterior
                    </Tag>
                  )}
                  {line.as === "local" && (
                    <Tag tone="warning" icon={Wrench}>
                      Local
                    </Tag>
                  )}
                  {line.as === "preview" && (
                    <Tag tone="warning" icon={Eye}>
                      Prévia
                    </Tag>
                  )}
                </span>
              }
              value={line.version ?? "indisponível"}
            />
            {line.since && (
              <span className={styles.origin}>{liveSince(line)}</span>
            )}
          </li>
        ))}
      </ul>
      {note && <p className={styles.note}>{note}</p>}
      <Button
        wide
        icon={copied ? Check : Copy}
        onClick={() =>
          void copy(
            versionsText(lines, {
              url: location.href,
              browser: navigator.userAgent,
              note,
            }),
          )
        }
      >
        {copied ? "Copiado" : "Copiar versões"}
      </Button>
      <p className={styles.note} role="status">
        {state === "refused" &&
          "O navegador não deixou copiar. Selecione as linhas e copie você mesmo."}
      </p>
    </div>
  );
});
