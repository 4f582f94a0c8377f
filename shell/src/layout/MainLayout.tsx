import { observer } from "shared-contracts/platform/state";
import { RemoteArea } from "../remotes/RemoteArea.tsx";
import type { AppParts } from "../App.tsx";
import styles from "./MainLayout.module.css";
import { SideMenu } from "./SideMenu.tsx";
import { TopBar } from "./TopBar.tsx";
import { useRemoteRoute } from "./useRemoteRoute.ts";

/** The frame around every remote's page: the menu beside it, or above it on a phone. It stands whatever happens inside. */
export const MainLayout = observer(function MainLayout({
  session,
  theme,
  draft,
  services,
}: AppParts) {
  const route = useRemoteRoute();
  const menu = { session, theme };
  return (
    <>
      <a className={styles.skip} href="#conteudo">
        Ir para o conteúdo
      </a>
      <TopBar {...menu} />
      <div className={styles.app}>
        <SideMenu {...menu} />
        <main className={styles.main} id="conteudo" tabIndex={-1}>
          {route && (
            <RemoteArea
              key={route.remote}
              remote={route.remote}
              page={route.page}
              title={route.title}
              services={services}
              held={!draft.ready}
            />
          )}
        </main>
      </div>
    </>
  );
});
