import { useLayoutEffect } from "react";
import { useAppState } from "shared-contracts/federation/app-state";
import { type StepSession, stepSessionOf } from "./step-session.ts";

/** What the steps know of the rows being edited. */
export function useStepSession(): StepSession {
  return stepSessionOf(useAppState().store);
}

/** The same for a page with rows: what belongs to the page ends when it is left. */
export function useStepPage(): StepSession {
  const session = useStepSession();
  // Before the next page's rows register themselves, which they do in layout effects.
  useLayoutEffect(() => session.start(), [session]);
  return session;
}
