import X from "lucide-react/icons/x";
import { useId, useRef, type ReactNode, type RefObject } from "react";
import { IconButton } from "../icon-button/IconButton.tsx";
import styles from "./Dialog.module.css";
import { useModal } from "./useModal.tsx";

/** How the user asked a dialog to close. */
export type CloseReason = "escape" | "backdrop" | "close";

export interface DialogProps {
  /** Nothing is in the page while false; the focus goes back where it was. */
  open: boolean;
  title: ReactNode;
  /** One line under the title, or with `descriptionAbove` over it. */
  description?: ReactNode | undefined;
  descriptionAbove?: boolean | undefined;
  /** Above the title, such as an icon tile; makes the head part of the scrolling body: a gate. */
  media?: ReactNode | undefined;
  children?: ReactNode | undefined;
  /** Buttons at the bottom right, always in view. */
  footer?: ReactNode | undefined;
  /** The user wants out; the caller sets `open`. Never called when not dismissable. */
  onClose?: ((reason: CloseReason) => void) | undefined;
  /** `false` while something runs or for a gate: no Esc, no backdrop, cross disabled or absent. */
  dismissable?: boolean | undefined;
  /** `false` leaves the cross out. */
  closeButton?: boolean | undefined;
  /** 400, 440, 720 or 880 px. Default: 440. A bottom sheet on a phone. */
  size?: "small" | "medium" | "wide" | "extra" | undefined;
  /** `end` is a drawer at the right edge, on every width. */
  placement?: "center" | "end" | undefined;
  role?: "dialog" | "alertdialog" | undefined;
  /** What gets the focus; else what carries `data-autofocus`, else the first control after the title. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
}

/** A modal dialog on the platform's own element; the body scrolls, title and footer stay. */
export function Dialog(props: DialogProps) {
  return props.open ? <OpenDialog {...props} /> : null;
}

function OpenDialog({
  title,
  description,
  descriptionAbove,
  media,
  children,
  footer,
  onClose,
  dismissable = true,
  closeButton = media === undefined,
  size = "medium",
  placement = "center",
  role = "dialog",
  initialFocus,
}: DialogProps) {
  const titleId = useId();
  const descriptionId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const modal = useModal(dialog, {
    initialFocus,
    onDismiss: dismissable ? onClose : undefined,
  });
  const heading = (
    <div className={styles.heading} data-turned={descriptionAbove || undefined}>
      <h2 className={styles.title} id={titleId}>
        {title}
      </h2>
      {description !== undefined && (
        <p className={styles.description} id={descriptionId}>
          {description}
        </p>
      )}
    </div>
  );
  return (
    <dialog
      {...modal}
      ref={dialog}
      className={styles.dialog}
      data-size={size}
      data-placement={placement}
      role={role}
      aria-labelledby={titleId}
      aria-describedby={description === undefined ? undefined : descriptionId}
    >
      <div className={styles.panel}>
        {media === undefined && (
          <div className={styles.header} data-head="">
            {heading}
            {closeButton && (
              <IconButton
                label="Fechar"
                icon={X}
                iconSize={20}
                disabled={!dismissable}
                onClick={() => onClose?.("close")}
              />
            )}
          </div>
        )}
        <div
          className={styles.body}
          data-gate={media !== undefined || undefined}
        >
          {media !== undefined && (
            <div className={styles.gateHead}>
              {media}
              {heading}
            </div>
          )}
          {children}
        </div>
        {footer !== undefined && (
          <footer className={styles.footer}>{footer}</footer>
        )}
      </div>
    </dialog>
  );
}
