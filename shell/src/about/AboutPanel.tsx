import type { RefObject } from "react";
import { Dialog } from "shared-ui/dialog/Dialog";
import { Popover } from "shared-ui/popover/Popover";
import styles from "./AboutPanel.module.css";
import { AboutVersions, type AboutVersionsProps } from "./AboutVersions.tsx";

/** Where it opens: in the phone's drawer, beside the menu, or over the page. */
export type AboutForm = "disclosure" | "popover" | "dialog";

export interface AboutPanelProps extends AboutVersionsProps {
  /** Null while it is closed. */
  form: AboutForm | null;
  id: string;
  /** The menu's entry. */
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
}

const TITLE = "Sobre o Banquete";

/** "Sobre" in the menu. */
export function AboutPanel({
  form,
  id,
  anchor,
  onClose,
  ...versions
}: AboutPanelProps) {
  const content = <AboutVersions {...versions} />;
  if (form === "disclosure")
    return (
      <section className={styles.unfolded} id={id} aria-label={TITLE}>
        {content}
      </section>
    );
  return (
    <>
      <Popover
        open={form === "popover"}
        anchor={anchor}
        placement="beside"
        title={TITLE}
        onClose={onClose}
      >
        {content}
      </Popover>
      <Dialog open={form === "dialog"} title={TITLE} onClose={onClose}>
        {content}
      </Dialog>
    </>
  );
}
