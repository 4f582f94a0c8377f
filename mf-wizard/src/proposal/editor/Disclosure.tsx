import ChevronDown from "lucide-react/icons/chevron-down";
import { type ReactNode, useId, useState } from "react";
import styles from "./ProposalEditor.module.css";

/** A part of the settings with its summary; open or folded. */
export function Disclosure({
  title,
  summary,
  startsOpen = false,
  onOpen,
  children,
}: {
  title: string;
  summary: string;
  startsOpen?: boolean;
  onOpen: () => void;
  children: ReactNode;
}) {
  const [isOpen, setOpen] = useState(startsOpen);
  const id = useId();
  return (
    <section className={styles.disclosure}>
      <h3>
        <button
          type="button"
          className={styles.fold}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => {
            setOpen(!isOpen);
            if (!isOpen) onOpen();
          }}
        >
          <span className={styles.foldText}>
            <b>{title}</b>
            <span>{summary}</span>
          </span>
          <ChevronDown size={20} aria-hidden="true" />
        </button>
      </h3>
      <div id={id} className={styles.section} hidden={!isOpen}>
        {children}
      </div>
    </section>
  );
}
