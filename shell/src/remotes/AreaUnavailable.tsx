import RefreshCw from "lucide-react/icons/refresh-cw";
import CloudOff from "lucide-react/icons/cloud-off";
import Unplug from "lucide-react/icons/unplug";
import { useEffect } from "react";
import { Link } from "shared-contracts/platform/router";
import { Button } from "shared-ui/button/Button";
import { ButtonLink } from "shared-ui/button/ButtonLink";
import { Card } from "shared-ui/card/Card";
import { EmptyState } from "shared-ui/empty-state/EmptyState";
import { useOnline } from "shared-ui/online/useOnline";
import { PageHeader } from "shared-ui/page-header/PageHeader";
import styles from "./Area.module.css";
import { RemoteError } from "./remote-error.ts";

interface AreaUnavailableProps {
  title: string;
  error: unknown;
  retrying: boolean;
  /** Whether a user is signed in, so that there is a draft. */
  isSignedIn: boolean;
  onRetry(): void;
}

/**
 * The error of an area that failed to load: what still works, and a retry that needs no reload. Without a network it
 * says so, and tries again once there is one.
 */
export function AreaUnavailable({
  title,
  error,
  retrying,
  isSignedIn,
  onRetry,
}: AreaUnavailableProps) {
  const isOnline = useOnline();
  useEffect(() => {
    window.addEventListener("online", onRetry);
    return () => window.removeEventListener("online", onRetry);
  }, [onRetry]);
  return (
    <div className={styles.page}>
      <PageHeader title={title} />
      <Card>
        <EmptyState
          icon={isOnline ? Unplug : CloudOff}
          tone="danger"
          role="alert"
          title={isOnline ? "Esta área não abriu" : "Você está sem internet"}
          actions={
            <>
              <Button
                variant="primary"
                icon={RefreshCw}
                busy={retrying}
                busyLabel="Tentando..."
                onClick={onRetry}
              >
                Tentar novamente
              </Button>
              <ButtonLink as={Link} to="/">
                Ir para o início
              </ButtonLink>
            </>
          }
        >
          {title}{" "}
          {isOnline
            ? "está fora do ar agora"
            : "ainda não está neste aparelho e abre quando a internet voltar"}
          . O resto do Banquete continua funcionando
          {isSignedIn && " e seu rascunho está salvo"}.
        </EmptyState>
        <p className={styles.cause}>{causeLine(error)}</p>
      </Card>
    </div>
  );
}

function causeLine(error: unknown): string {
  if (!(error instanceof RemoteError)) return "falhou ao abrir";
  const build = [error.remote, error.version].filter(Boolean).join(" ");
  return `${build}, ${error.message}`;
}
