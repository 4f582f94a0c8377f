import { Outlet } from "shared-contracts/platform/router";
import { Toaster } from "shared-ui/toast/Toaster";
import { AccountBlockedDialog } from "../account-blocked/AccountBlockedDialog.tsx";
import type { AppParts } from "../App.tsx";
import { useRemoteRoute } from "./useRemoteRoute.ts";

/** Shows what the product has to say, wherever in it the user is: notices, and that the account is blocked. */
export function Notices({ notifier, session, support }: AppParts) {
  const placement = useRemoteRoute()?.notices ?? "corner";
  return (
    <>
      <Outlet />
      <Toaster notifier={notifier} placement={placement} />
      <AccountBlockedDialog session={session} support={support} />
    </>
  );
}
