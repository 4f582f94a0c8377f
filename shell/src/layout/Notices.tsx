import { Outlet } from "react-router-dom";
import { observer } from "shared-contracts/platform/state";
import { Toaster } from "shared-ui/toast/Toaster";
import type { Parts } from "../parts.ts";
import { onDemand } from "../on-demand.tsx";
import { remotesInPage } from "../remotes/remotes-in-page.ts";
import { useRemoteRoute } from "./useRemoteRoute.ts";

const AccountBlockedDialog = onDemand(() =>
  import("../account-blocked/AccountBlockedDialog.tsx").then(
    (module) => module.AccountBlockedDialog,
  ),
);

const OverrideStrip = REMOTE_OVERRIDE
  ? onDemand(() =>
      import("../remote-override/OverrideStrip.tsx").then(
        (module) => module.OverrideStrip,
      ),
    )
  : null;

/** Shows notices and the dialog of a blocked account on every page. */
export const Notices = observer(function Notices({
  notifier,
  session,
  support,
}: Parts) {
  const { preview } = remotesInPage;
  const placement = useRemoteRoute()?.notices ?? "corner";
  return (
    <>
      {OverrideStrip && <OverrideStrip />}
      {preview?.isFor(session.userId) && <preview.Strip />}
      <Outlet />
      <Toaster notifier={notifier} placement={placement} />
      {session.isBlocked && (
        <AccountBlockedDialog session={session} support={support} />
      )}
    </>
  );
});
