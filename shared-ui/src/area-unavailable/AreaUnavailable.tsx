import CloudOff from "lucide-react/icons/cloud-off";
import RefreshCw from "lucide-react/icons/refresh-cw";
import Unplug from "lucide-react/icons/unplug";
import { type ElementType, useEffect } from "react";
import { Button } from "../button/Button.tsx";
import { ButtonLink } from "../button/ButtonLink.tsx";
import { Card } from "../card/Card.tsx";
import { EmptyState } from "../empty-state/EmptyState.tsx";
import { useOnline } from "../online/useOnline.tsx";
import { PageHeader } from "../page-header/PageHeader.tsx";
import styles from "./AreaUnavailable.module.css";

interface AreaUnavailableProps {
  /** The heading of the page that is missing. */
  title: string;
  /** Why it is, in a line for support: "mf-billing 1.0.0, falhou ao abrir". */
  cause: string;
  retrying?: boolean;
  /** Whether a user is signed in, so that there is a draft. */
  isSignedIn: boolean;
  /** The link of the router. */
  link: ElementType;
  onRetry(): void;
}

/**
 * The error of an area that failed to load: what still works, and a retry that needs no reload. Without a network it
 * says so, and tries again once there is one.
 */
export function AreaUnavailable({
  title,
  cause,
  retrying,
  isSignedIn,
  link,
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
              <ButtonLink as={link} to="/">
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
        <p className={styles.cause}>{cause}</p>
      </Card>
    </div>
  );
}
