import type { KeyboardEvent } from "react";
import styles from "./Tabs.module.css";

export interface TabsProps {
  /** Tab `n` is `id-tab-n`, its panel `id-n`. */
  id: string;
  /** The accessible name of the list. */
  label: string;
  tabs: readonly string[];
  /** The index of the selected tab. */
  tab: number;
  onTurn: (tab: number) => void;
}

/** A list of tabs with one tab stop: arrows, Home and End select. The caller draws the panels (`role="tabpanel"`). */
export function Tabs({ id, label, tabs, tab, onTurn }: TabsProps) {
  function turnByKey(event: KeyboardEvent<HTMLElement>) {
    const last = tabs.length - 1;
    const to = {
      ArrowLeft: Math.max(tab - 1, 0),
      ArrowRight: Math.min(tab + 1, last),
      Home: 0,
      End: last,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    onTurn(to);
    event.currentTarget.querySelectorAll("button")[to]?.focus();
  }

  return (
    <div
      className={styles.tabs}
      role="tablist"
      aria-label={label}
      onKeyDown={turnByKey}
    >
      {tabs.map((name, index) => (
        <button
          key={name}
          id={`${id}-tab-${index}`}
          type="button"
          role="tab"
          aria-selected={tab === index}
          aria-controls={`${id}-${index}`}
          tabIndex={tab === index ? 0 : -1}
          onClick={() => onTurn(index)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
