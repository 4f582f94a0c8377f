import ChevronDown from "lucide-react/icons/chevron-down";
import Info from "lucide-react/icons/info";
import { useId, useRef, useState } from "react";
import { Icon } from "shared-ui/icon/Icon";
import { onDemand } from "../on-demand.tsx";
import type { AboutForm } from "./AboutPanel.tsx";
import styles from "./AboutEntry.module.css";
import type { AboutVersionsProps } from "./AboutVersions.tsx";

interface AboutEntryProps extends AboutVersionsProps {
  inDrawer: boolean;
}

const AboutPanel = onDemand(() =>
  import("./AboutPanel.tsx").then((module) => module.AboutPanel),
);

/** The menu's entry for the live versions. */
export function AboutEntry({ inDrawer, ...versions }: AboutEntryProps) {
  const [form, setForm] = useState<AboutForm | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  return (
    <>
      <button
        ref={button}
        type="button"
        title="Sobre"
        className={styles.entry}
        aria-expanded={form !== null}
        aria-controls={form === "disclosure" ? id : undefined}
        aria-haspopup={inDrawer ? undefined : "dialog"}
        onClick={() => setForm(form ? null : formFor(inDrawer))}
      >
        <Icon of={Info} />
        <span>Sobre</span>
        {inDrawer && <Icon of={ChevronDown} />}
      </button>
      {form && (
        <AboutPanel
          {...versions}
          form={form}
          id={id}
          anchor={button}
          onClose={() => setForm(null)}
        />
      )}
    </>
  );
}

function formFor(inDrawer: boolean): AboutForm {
  if (inDrawer) return "disclosure";
  // Where the menu has words.
  return window.matchMedia("(min-width: 1200px)").matches
    ? "popover"
    : "dialog";
}
