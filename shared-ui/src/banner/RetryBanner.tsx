import RefreshCw from "lucide-react/icons/refresh-cw";
import type { ReactNode } from "react";
import { Button } from "../button/Button.tsx";
import { Banner } from "./Banner.tsx";

export interface RetryBannerProps {
  /** What could not be had, and what is shown instead. */
  children: ReactNode;
  /** It is being tried again. */
  retrying: boolean;
  onRetry: () => void;
}

/** Says above what can still be used that something could not be loaded, with a button to try again. */
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
