import { Outlet } from "react-router-dom";
import { observer } from "shared-contracts/platform/state";
import { Toaster } from "shared-ui/toast/Toaster";
import type { AppParts } from "../parts.ts";
import { OnDemand } from "../on-demand/OnDemand.tsx";
import { useRemoteRoute } from "./useRemoteRoute.ts";

const loadAccountBlocked = () =>
  import("../account-blocked/AccountBlockedDialog.tsx").then(
    ({ AccountBlockedDialog }) => AccountBlockedDialog,
  );

const loadOverrideStrip = REMOTE_OVERRIDE
  ? () =>
      import("../remote-override/OverrideStrip.tsx").then(
        ({ OverrideStrip }) => OverrideStrip,
      )
  : null;

/** Shows notices and the dialog of a blocked account on every page. */
export const Notices = observer(function Notices({
  notifier,
  session,
  support,
}: AppParts) {
  const placement = useRemoteRoute()?.notices ?? "corner";
  return (
    <>
      {loadOverrideStrip && (
        <OnDemand needed load={loadOverrideStrip} props={{}} />
      )}
      <Outlet />
      <Toaster notifier={notifier} placement={placement} />
      <OnDemand
        needed={session.isBlocked}
        load={loadAccountBlocked}
        props={{ session, support }}
      />
    </>
  );
});
