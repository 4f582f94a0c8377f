import type { ReactNode } from "react";
import { Navigate } from "react-router-dom";
import { useLocation } from "shared-contracts/platform/router";
import { observer } from "shared-contracts/platform/state";
import type { Session } from "./session.ts";

/** Sends a visitor without a token to /login, remembering where they came from. */
export const RequireSession = observer(function RequireSession({
  session,
  children,
}: {
  session: Session;
  children: ReactNode;
}) {
  const { pathname, search } = useLocation();
  if (session.isSignedIn) return children;
  return <Navigate to="/login" replace state={{ from: pathname + search }} />;
});
