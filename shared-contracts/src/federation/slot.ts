import type { ReactNode } from "react";

/** The places on home that pages of other remotes fill: the requests without an answer, and the days of the plan. */
export type SlotName = "home-requests" | "home-plan";

export interface SlotProps {
  name: SlotName;
  /** Drawn until the other remote is there, as large as what it will draw. */
  fallback: ReactNode;
  /** Drawn in its place when it does not come, or fails. */
  failed: ReactNode;
}
