import { type ComponentType, useEffect, useState } from "react";
import { matchPath } from "react-router-dom";
import type { RemoteModule } from "shared-contracts/federation/remote-module";
import type { ShellServices } from "shared-contracts/federation/shell-services";
import { QueryClientProvider } from "shared-contracts/platform/query";
import {
  Link,
  useLocation,
  useNavigate,
} from "shared-contracts/platform/router";
import { AreaUnavailable } from "shared-ui/area-unavailable/AreaUnavailable";
import { Toaster } from "shared-ui/toast/Toaster";
import type { Notifier } from "shared-ui/toast/createNotifier";
import type { ScenarioPage } from "../scenario.ts";
import styles from "./Stage.module.css";
import Signpost from "lucide-react/icons/signpost";
import { Button } from "shared-ui/button/Button";
import { Card } from "shared-ui/card/Card";
import { EmptyState } from "shared-ui/empty-state/EmptyState";

interface StageProps {
  pages: readonly ScenarioPage[];
  module: RemoteModule;
  services: ShellServices;
  notifier: Notifier;
}

/**
 * The remote's page at the current address, inside the remote's layout, which stays mounted between pages. A notice at
 * every other address.
 */
export function Stage({ pages, module, services, notifier }: StageProps) {
  const { pathname } = useLocation();
  const row = rowAt(pages, pathname);
  const page = usePage(module, row?.page);
  const { Layout } = module;
  return (
    <QueryClientProvider client={services.queryClient}>
      <main className={styles.stage}>
        {!row ? (
          <Elsewhere />
        ) : (
          page && (
            <Layout services={services} page={page.name}>
              <page.Page />
            </Layout>
          )
        )}
      </main>
      <Toaster notifier={notifier} placement={row?.notices} />
    </QueryClientProvider>
  );
}

function usePage(module: RemoteModule, name: string | undefined) {
  const [shown, setShown] = useState<{ name: string; Page: ComponentType }>();
  useEffect(() => {
    let current = true;
    if (name !== undefined)
      void module.pages[name]!().then(
        (Page) => current && setShown({ name, Page }),
        (error: unknown) =>
          current && setShown({ name, Page: () => thrown(error) }),
      );
    return () => {
      current = false;
    };
  }, [module, name]);
  return shown;
}

function thrown(error: unknown): never {
  throw error;
}

function rowAt(pages: readonly ScenarioPage[], pathname: string) {
  return pages.find(({ path }) => matchPath(path, pathname));
}

/** What the shell shows in place of an area that failed. */
export function FailedArea({
  module,
  pages,
}: Pick<StageProps, "module" | "pages">) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (
    <main className={styles.stage}>
      <AreaUnavailable
        title={rowAt(pages, pathname)?.title ?? module.name}
        cause={`${module.name} ${module.version}, falhou ao abrir`}
        link={Link}
        isSignedIn
        onRetry={() => void navigate(pathname, { replace: true })}
      />
    </main>
  );
}

/** Shown for a link to another area, which is not here. */
function Elsewhere() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (
    <div className={styles.elsewhere}>
      <Card>
        <EmptyState
          icon={Signpost}
          title="Este endereço é de outra área"
          actions={<Button onClick={() => void navigate(-1)}>Voltar</Button>}
        >
          No produto, {pathname} abre aqui.
        </EmptyState>
      </Card>
    </div>
  );
}
