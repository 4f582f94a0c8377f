import type { AppParts } from "../App.tsx";
import { PlanGateDialog } from "../plan-gate/PlanGateDialog.tsx";
import styles from "./MainLayout.module.css";
import { RoutedArea } from "./RoutedArea.tsx";
import { SideMenu } from "./SideMenu.tsx";
import { TopBar } from "./TopBar.tsx";
import { useRemoteRoute } from "./useRemoteRoute.ts";

/** The frame around every remote's page: the menu beside it, or above it on a phone. It stands whatever happens inside. */
export function MainLayout(parts: AppParts) {
  const { session, theme, planGate } = parts;
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
          <RoutedArea {...parts} />
        </main>
      </div>
      {!route?.withoutPlan && (
        <PlanGateDialog gate={planGate} session={session} />
      )}
    </>
  );
}
