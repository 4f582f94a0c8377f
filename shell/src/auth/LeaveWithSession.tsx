import { useState, type ReactNode } from "react";
import { Navigate } from "react-router-dom";
import { observer } from "shared-contracts/platform/state";
import type { Session } from "./session.ts";

/** Leaves a public page when a session ends on it, because it may show the user's data. */
export const LeaveWithSession = observer(function LeaveWithSession({
  session,
  children,
}: {
  session: Session;
  children: ReactNode;
}) {
  const { isSignedIn } = session;
  const [wasSignedIn, setWasSignedIn] = useState(isSignedIn);
  if (isSignedIn && !wasSignedIn) setWasSignedIn(true);
  if (wasSignedIn && !isSignedIn) return <Navigate to="/login" replace />;
  return children;
});
