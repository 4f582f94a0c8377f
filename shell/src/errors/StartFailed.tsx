import { ErrorState } from "shared-ui/error-state/ErrorState";

/** Shown when the shell's configuration fails to load: the product cannot start, and a retry needs no reload. */
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
