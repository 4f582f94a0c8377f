import X from "lucide-react/icons/x";
import {
  useId,
  useLayoutEffect,
  useRef,
  type ReactNode,
  type RefObject,
} from "react";
import { IconButton } from "../icon-button/IconButton.tsx";
import styles from "./Popover.module.css";
import { useLeave } from "./useLeave.tsx";
import { usePlaced } from "./usePlaced.tsx";

export interface PopoverProps {
  /** While false, the popover is not in the page. */
  open: boolean;
  /** Its button, which needs `aria-expanded` and gets the focus back. */
  anchor: RefObject<HTMLElement | null>;
  title: ReactNode;
  children: ReactNode;
  /** Default: under its button. */
  placement?: "under" | "beside" | undefined;
  /** A tinted strip at the bottom. */
  footer?: ReactNode | undefined;
  /** Called by Esc, the close button, a press outside or a focus outside. */
  onClose: () => void;
}

/**
 * A small non-modal panel under its button, above it near the bottom of the window, or beside it; a bottom sheet on a
 * phone.
 */
export function Popover(props: PopoverProps) {
  return props.open ? <OpenPopover {...props} /> : null;
}

function OpenPopover({
  anchor,
  title,
  children,
  placement = "under",
  footer,
  onClose,
}: PopoverProps) {
  const titleId = useId();
  const panel = useRef<HTMLDivElement>(null);
  usePlaced(panel, anchor, placement === "beside" ? "beside" : "end");
  useLayoutEffect(() => panel.current?.focus({ preventScroll: true }), []);
  useLeave([panel, anchor], onClose, { onScroll: false });

  function closeAndReturn() {
    onClose();
    anchor.current?.focus();
  }
  return (
    <div
      ref={panel}
      className={styles.popover}
      popover="manual"
      role="dialog"
      tabIndex={-1}
      aria-labelledby={titleId}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.preventDefault();
        event.stopPropagation();
        closeAndReturn();
      }}
    >
      <div className={styles.header}>
        <h2 className={styles.title} id={titleId}>
          {title}
        </h2>
        <IconButton label="Fechar" icon={X} onClick={closeAndReturn} />
      </div>
      {children}
      {footer !== undefined && <div className={styles.footer}>{footer}</div>}
    </div>
  );
}
