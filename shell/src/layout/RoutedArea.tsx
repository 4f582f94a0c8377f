import { observer } from "shared-contracts/platform/state";
import type { AppParts } from "../budget-parts.ts";
import { RemoteArea } from "../remotes/RemoteArea.tsx";
import { usePageTitle } from "../frame/usePageTitle.ts";
import { useRemoteRoute } from "./useRemoteRoute.ts";

/** The remote's page at the current address, rendered once the draft is found. */
export const RoutedArea = observer(function RoutedArea({
  draft,
  services,
}: AppParts) {
  const route = useRemoteRoute();
  usePageTitle(route?.title);
  if (!route) return null;
  return (
    <RemoteArea
      key={route.remote}
      remote={route.remote}
      page={route.page}
      title={route.title}
      shape={route.shape}
      userId={services.session.userId}
      services={services}
      held={!draft.ready}
    />
  );
});
