import { ErrorState } from "shared-ui/error-state/ErrorState";

/**
 * When the shell's own configuration does not come: the product cannot start, but can be tried again without reload.
 */
export function StartFailed({ onRetry }: { onRetry(): void }) {
  return (
    <main>
      <ErrorState title="O Banquete não abriu" level={1} onRetry={onRetry}>
        Confira a conexão e tente de novo. Seu rascunho está guardado neste
        aparelho.
      </ErrorState>
    </main>
  );
}
