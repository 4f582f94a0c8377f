import { observer } from "shared-contracts/platform/state";
import { useOnline } from "shared-ui/online/useOnline";
import type { AppParts } from "../budget-parts.ts";
import { onDemand } from "../on-demand.tsx";
import styles from "./MainLayout.module.css";
import { RoutedArea } from "./RoutedArea.tsx";
import { SideMenu } from "./SideMenu.tsx";
import { TopBar } from "./TopBar.tsx";
import { useNewRequests } from "./useNewRequests.ts";
import { useRemoteRoute } from "./useRemoteRoute.ts";

const PlanGateDialog = onDemand(() =>
  import("../plan-gate/PlanGateDialog.tsx").then(
    (module) => module.PlanGateDialog,
  ),
);

const OutboxStrip = onDemand(() =>
  import("../outbox/OutboxStrip.tsx").then((module) => module.OutboxStrip),
);

const OutboxDialogs = onDemand(() =>
  import("../outbox/OutboxDialogs.tsx").then((module) => module.OutboxDialogs),
);

/** The frame around every remote's page: the menu beside it, or above it on a phone. It stays when the page fails. */
export const MainLayout = observer(function MainLayout(parts: AppParts) {
  const { client, session, outbox, theme, planGate, shellSince } = parts;
  const route = useRemoteRoute();
  const newRequests = useNewRequests(client, planGate.reason === null);
  const menu = { client, session, outbox, theme, shellSince, newRequests };
  const isOnline = useOnline();
  return (
    <>
      <a className={styles.skip} href="#conteudo">
        Ir para o conteúdo
      </a>
      <TopBar {...menu} />
      <div className={styles.app}>
        <SideMenu {...menu} />
        <main className={styles.main} id="conteudo" tabIndex={-1}>
          {(!isOnline || outbox.count > 0) && <OutboxStrip outbox={outbox} />}
          <RoutedArea {...parts} />
        </main>
      </div>
      {planGate.reason && !route?.withoutPlan && (
        <PlanGateDialog
          // Another reason has other buttons: a new dialog focuses one of them.
          key={planGate.reason}
          client={client}
          reason={planGate.reason}
          gate={planGate}
          session={session}
          outbox={outbox}
        />
      )}
      {outbox.shown && (
        <OutboxDialogs client={client} leave={session.leave} outbox={outbox} />
      )}
    </>
  );
});
