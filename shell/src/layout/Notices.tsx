import { Outlet } from "shared-contracts/platform/router";
import type { Notifier } from "shared-ui/toast/createNotifier";
import { Toaster } from "shared-ui/toast/Toaster";
import { useRemoteRoute } from "./useRemoteRoute.ts";

/** Shows what the product has to say, wherever in it the user is. */
export function Notices({ notifier }: { notifier: Notifier }) {
  const placement = useRemoteRoute()?.notices ?? "corner";
  return (
    <>
      <Outlet />
      <Toaster notifier={notifier} placement={placement} />
    </>
  );
}
