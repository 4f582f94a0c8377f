import { useEffect, useState, type ReactNode } from "react";
import { RowHints, RowHintsContext } from "./row-hints.ts";

/** Keeps the hints of what is drawn inside. */
export function RowHintsProvider({ children }: { children: ReactNode }) {
  const [hints] = useState(() => new RowHints());
  useEffect(() => hints.presses.follow(), [hints]);
  return <RowHintsContext value={hints}>{children}</RowHintsContext>;
}
