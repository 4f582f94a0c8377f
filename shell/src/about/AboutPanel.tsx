import type { RefObject } from "react";
import { Dialog } from "shared-ui/dialog/Dialog";
import { Popover } from "shared-ui/popover/Popover";
import styles from "./AboutPanel.module.css";
import { AboutVersions, type AboutVersionsProps } from "./AboutVersions.tsx";

/** Where it opens: in the phone's drawer, beside the menu, or over the page. */
export type AboutForm = "disclosure" | "popover" | "dialog";

export interface AboutPanelProps extends AboutVersionsProps {
  form: AboutForm;
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
  const shared = { open: true, title: TITLE, onClose, children: content };
  return form === "popover" ? (
    <Popover {...shared} anchor={anchor} placement="beside" />
  ) : (
    <Dialog {...shared} />
  );
}
