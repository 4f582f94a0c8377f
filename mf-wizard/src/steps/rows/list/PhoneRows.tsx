import { useState, type ReactNode, type RefObject } from "react";
import { PhoneRowsContext } from "../open-row.ts";
import { CollapsedRow } from "./CollapsedRow.tsx";
import { KeyboardBar } from "./KeyboardBar.tsx";
import { OpenRow, OpenRowContext } from "./open-one-row.ts";
import { OpenRowFoot } from "./OpenRowFoot.tsx";

interface PhoneRowsProps {
  /** The step around the rows. */
  root: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** The rows of a step on a phone: lines, of which one is open. */
export function PhoneRows({ root, children }: PhoneRowsProps) {
  const [parts] = useState(() => ({
    openRow: new OpenRow(),
    ClosedRow: CollapsedRow,
    Foot: OpenRowFoot,
  }));
  return (
    <OpenRowContext value={parts.openRow}>
      <PhoneRowsContext value={parts}>{children}</PhoneRowsContext>
      <KeyboardBar openRow={parts.openRow} root={root} />
    </OpenRowContext>
  );
}
