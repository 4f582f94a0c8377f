import CloudOff from "lucide-react/icons/cloud-off";
import RefreshCw from "lucide-react/icons/refresh-cw";
import type { ReactNode } from "react";
import { Button } from "../button/Button.tsx";
import { EmptyState } from "../empty-state/EmptyState.tsx";
import type { Glyph } from "../icon/Icon.tsx";

export interface ErrorStateProps {
  /** What happened: "Erro ao carregar orçamentos". */
  title: ReactNode;
  /** What to do, or the cause. */
  children?: ReactNode | undefined;
  /** Called by the retry button, which is missing without it. */
  onRetry?: (() => void) | undefined;
  /** Default: "Tentar Novamente". */
  retryLabel?: string | undefined;
  /** Whether the retry runs. */
  retrying?: boolean | undefined;
  /** Further buttons, after the first. */
  actions?: ReactNode | undefined;
  icon?: Glyph | undefined;
  /** Level of the title. Default: 2. */
  level?: 1 | 2 | 3 | undefined;
}

/** What failed, why, and a button to try again; announced when it appears. */
export function ErrorState({
  title,
  children,
  onRetry,
  retryLabel = "Tentar Novamente",
  retrying,
  actions,
  icon = CloudOff,
  level,
}: ErrorStateProps) {
  const buttons = (
    <>
      {onRetry && (
        <Button
          icon={RefreshCw}
          busy={retrying}
          busyLabel="Aguarde..."
          onClick={onRetry}
        >
          {retryLabel}
        </Button>
      )}
      {actions}
    </>
  );
  return (
    <EmptyState
      icon={icon}
      tone="danger"
      role="alert"
      title={title}
      level={level}
      actions={onRetry || actions !== undefined ? buttons : undefined}
    >
      {children}
    </EmptyState>
  );
}
