import Compass from "lucide-react/icons/compass";
import House from "lucide-react/icons/house";
import RefreshCw from "lucide-react/icons/refresh-cw";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import {
  isRouteErrorResponse,
  Link,
  useRouteError,
} from "shared-contracts/platform/router";
import { Button } from "shared-ui/button/Button";
import { ButtonLink } from "shared-ui/button/ButtonLink";
import { IconTile } from "shared-ui/icon-tile/IconTile";
import { StandaloneFrame } from "../frame/StandaloneFrame.tsx";
import { usePageTitle } from "../frame/usePageTitle.ts";
import styles from "./RouterErrorPage.module.css";

/** What each status means here; the router's English stays the heading. */
const explanations: Readonly<Record<number, string>> = {
  400: "O pedido não pôde ser lido.",
  404: "Esta página não existe. Confira o endereço ou volte para o início.",
  405: "Esta ação não é aceita neste endereço.",
};

/** The router's generic error screens: no route, or a page that failed. */
export function RouterErrorPage() {
  const error = useRouteError();
  const response = isRouteErrorResponse(error) ? error : null;
  usePageTitle(
    response?.status === 404 ? "Página não encontrada" : "Algo falhou",
  );
  return (
    <StandaloneFrame>
      <main>
        <div className={styles.error} role="alert">
          <IconTile
            icon={response ? Compass : TriangleAlert}
            tone={response ? "accent" : "danger"}
          />
          <h1 className={styles.title} lang="en">
            {response
              ? `${response.status} ${response.statusText}`
              : "Unexpected Application Error!"}
          </h1>
          {!response && (
            <p className={styles.quote} lang="en">
              {error instanceof Error ? error.message : String(error)}
            </p>
          )}
          <p>
            {response
              ? explanations[response.status]
              : "Algo falhou nesta página. Seu rascunho está salvo neste aparelho; recarregue ou volte para o início."}
          </p>
          <div className={styles.actions}>
            <ButtonLink as={Link} to="/" variant="primary" icon={House}>
              Ir para o início
            </ButtonLink>
            {!response && (
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
