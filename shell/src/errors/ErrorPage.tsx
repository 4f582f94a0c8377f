import Compass from "lucide-react/icons/compass";
import House from "lucide-react/icons/house";
import RefreshCw from "lucide-react/icons/refresh-cw";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { Link } from "shared-contracts/platform/router";
import { Button } from "shared-ui/button/Button";
import { ButtonLink } from "shared-ui/button/ButtonLink";
import { IconTile } from "shared-ui/icon-tile/IconTile";
import { StandaloneFrame } from "../frame/StandaloneFrame.tsx";
import { usePageTitle } from "../frame/usePageTitle.ts";
import styles from "./ErrorPage.module.css";

/** The whole page when there is none at the address, or when it failed with `cause`. */
export function ErrorPage({ cause }: { cause?: { error: unknown } }) {
  usePageTitle(cause ? "Algo falhou" : "Página não encontrada");
  return (
    <StandaloneFrame>
      <main>
        <div className={styles.error} role="alert">
          <IconTile
            icon={cause ? TriangleAlert : Compass}
            tone={cause ? "danger" : "accent"}
          />
          <h1 className={styles.title} lang="en">
            {cause ? "Unexpected Application Error!" : "404 Not Found"}
          </h1>
          {cause && (
            <p className={styles.quote} lang="en">
              {cause.error instanceof Error
                ? cause.error.message
                : String(cause.error)}
            </p>
          )}
          <p>
            {cause
              ? "Algo falhou nesta página. Seu rascunho está salvo neste aparelho; recarregue ou volte para o início."
              : "Esta página não existe. Confira o endereço ou volte para o início."}
          </p>
          <div className={styles.actions}>
            <ButtonLink as={Link} to="/" variant="primary" icon={House}>
              Ir para o início
            </ButtonLink>
            {cause && (
              <Button icon={RefreshCw} onClick={() => location.reload()}>
                Recarregar a página
              </Button>
            )}
          </div>
        </div>
      </main>
    </StandaloneFrame>
  );
}
