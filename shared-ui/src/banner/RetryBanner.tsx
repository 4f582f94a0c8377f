import RefreshCw from "lucide-react/icons/refresh-cw";
import type { ReactNode } from "react";
import { Button } from "../button/Button.tsx";
import { Banner } from "./Banner.tsx";

export interface RetryBannerProps {
  /** What failed to load, and what is shown instead. */
  children: ReactNode;
  /** Whether it is loading again. */
  retrying: boolean;
  onRetry: () => void;
}

/** A warning that something failed to load, with a button to try again. Stands above the content that still works. */
export function RetryBanner({ children, retrying, onRetry }: RetryBannerProps) {
  return (
    <Banner
      tone="warning"
      role="status"
      actions={
        <Button
          size="small"
          icon={RefreshCw}
          busy={retrying}
          busyLabel="Aguarde..."
          onClick={onRetry}
        >
          Tentar Novamente
        </Button>
      }
    >
      {children}
    </Banner>
  );
}
