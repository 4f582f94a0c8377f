import { useRef } from "react";
import { observer } from "shared-contracts/platform/state";
import type { NamedRow } from "./named-row.ts";
import { useRowPresence } from "./row-window.ts";
import styles from "./Row.module.css";

export interface LightRowProps {
  row: NamedRow;
  /** In px, as high as the row is in full. */
  height: number;
  /** The focus was brought here: draw the row in full and hand it on. */
  onWanted: () => void;
}

/** A row far from the window: its name, so that searching the page and screen readers find it. */
export const LightRow = observer(function LightRow({
  row,
  height,
  onWanted,
}: LightRowProps) {
  const ref = useRef<HTMLLIElement>(null);
  useRowPresence(ref);
  return (
    <li
      ref={ref}
      className={styles.light}
      data-row={row.id}
      data-light=""
      style={{ height }}
    >
      <span data-column="name" tabIndex={-1} onFocus={onWanted}>
        {row.fields.name}
      </span>
    </li>
  );
});
