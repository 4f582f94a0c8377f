import { type ComponentType, useEffect, useState } from "react";
import { matchPath } from "react-router-dom";
import type { RemoteModule } from "shared-contracts/federation/remote-module";
import type { ShellServices } from "shared-contracts/federation/shell-services";
import { QueryClientProvider } from "shared-contracts/platform/query";
import { useLocation } from "shared-contracts/platform/router";
import { Toaster } from "shared-ui/toast/Toaster";
import type { Notifier } from "shared-ui/toast/createNotifier";
import type { ScenarioPage } from "../scenario.ts";
import { Elsewhere } from "./Elsewhere.tsx";
import styles from "./Stage.module.css";

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
  const row = pages.find(({ path }) => matchPath(path, pathname));
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
      );
    return () => {
      current = false;
    };
  }, [module, name]);
  return shown;
}
