import { Outlet } from "shared-contracts/platform/router";
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

/** Shows what the product has to say, wherever in it the user is: notices, and that the account is blocked. */
export const Notices = observer(function Notices({
  notifier,
  session,
  support,
}: AppParts) {
  const placement = useRemoteRoute()?.notices ?? "corner";
  return (
    <>
      {loadOverrideStrip && (
        <OnDemand wanted load={loadOverrideStrip} props={{}} />
      )}
      <Outlet />
      <Toaster notifier={notifier} placement={placement} />
      <OnDemand
        wanted={session.isBlocked}
        load={loadAccountBlocked}
        props={{ session, support }}
      />
    </>
  );
});
