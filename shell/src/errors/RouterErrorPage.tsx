import Compass from "lucide-react/icons/compass";
import House from "lucide-react/icons/house";
import RefreshCw from "lucide-react/icons/refresh-cw";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { isRouteErrorResponse, useRouteError } from "react-router-dom";
import { Link, useLocation } from "shared-contracts/platform/router";
import { Button } from "shared-ui/button/Button";
import { ButtonLink } from "shared-ui/button/ButtonLink";
import { IconTile } from "shared-ui/icon-tile/IconTile";
import { StandaloneFrame } from "../frame/StandaloneFrame.tsx";
import { usePageTitle } from "../frame/usePageTitle.ts";
import styles from "./RouterErrorPage.module.css";

const LINES: Readonly<Record<string, string>> = {
  "400 Bad Request":
    "Este endereço não pôde ser lido. Confira o endereço ou volte para o início.",
  "404 Not Found":
    "Esta página não existe. Confira o endereço ou volte para o início.",
  "405 Method Not Allowed":
    "Esta ação não é aceita neste endereço. Volte para o início.",
};

/** The whole page when the router has none to show, or when one failed. [router-error-screens] */
export function RouterErrorPage() {
  const error = useRouteError();
  const { pathname } = useLocation();
  const status = isRouteErrorResponse(error) ? statusOf(error, pathname) : null;
  usePageTitle(
    status === "404 Not Found" ? "Página não encontrada" : "Algo falhou",
  );
  return (
    <StandaloneFrame>
      <main>
        <div className={styles.error} role="alert">
          <IconTile
            icon={status ? Compass : TriangleAlert}
            tone={status ? "accent" : "danger"}
          />
          <h1 className={styles.title} lang="en">
            Unexpected Application Error!
          </h1>
          {status && (
            <h2 className={styles.status} lang="en">
              {status}
            </h2>
          )}
          <p>
            {status
              ? LINES[status]
              : "Algo falhou nesta página. Seu rascunho está salvo neste aparelho; recarregue ou volte para o início."}
          </p>
          <div className={styles.actions}>
            <ButtonLink as={Link} to="/" variant="primary" icon={House}>
              Ir para o início
            </ButtonLink>
            {!status && (
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

function statusOf(
  { status, statusText }: { status: number; statusText: string },
  pathname: string,
): string {
  try {
    decodeURI(pathname);
    return `${status} ${statusText}`;
  } catch {
    // The router finds no page for an address that it cannot decode.
    return "400 Bad Request";
  }
}
