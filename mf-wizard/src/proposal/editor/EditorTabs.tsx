import type { KeyboardEvent } from "react";
import styles from "./ProposalEditor.module.css";

const TABS = ["Ajustes", "Prévia"] as const;

interface EditorTabsProps {
  /** Of the editor: tab `n` is `id-tab-n`, its panel `id-n`. */
  id: string;
  tab: number;
  onTurn: (tab: number) => void;
}

/** On a narrow screen the settings and the preview take turns. */
export function EditorTabs({ id, tab, onTurn }: EditorTabsProps) {
  function turnByKey(event: KeyboardEvent<HTMLElement>) {
    const to = { ArrowLeft: 0, Home: 0, ArrowRight: 1, End: 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    onTurn(to);
    event.currentTarget.querySelectorAll("button")[to]?.focus();
  }

  return (
    <div
      className={styles.tabs}
      role="tablist"
      aria-label="Partes da proposta"
      onKeyDown={turnByKey}
    >
      {TABS.map((name, index) => (
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
