import X from "lucide-react/icons/x";
import { useId, useRef, type ReactNode, type RefObject } from "react";
import { IconButton } from "../icon-button/IconButton.tsx";
import styles from "./Dialog.module.css";
import { useModal } from "./useModal.tsx";

/** What the user closed a dialog with. */
export type CloseReason = "escape" | "backdrop" | "close";

export interface DialogProps {
  /** While false, the dialog is not in the page. Closing returns the focus to the opener. */
  open: boolean;
  title: ReactNode;
  /** One line under the title, or above it with `descriptionAbove`. */
  description?: ReactNode | undefined;
  descriptionAbove?: boolean | undefined;
  /** Content above the title, such as an icon tile. The title then scrolls with the body. */
  media?: ReactNode | undefined;
  /** A picture at the left of it all; above it on a phone. 300 px of a width of 800. */
  aside?: ReactNode | undefined;
  children?: ReactNode | undefined;
  /** Buttons at the bottom right, always visible. */
  footer?: ReactNode | undefined;
  /** Called when the user closes the dialog; the caller then sets `open`. Never called unless `dismissable`. */
  onClose?: ((reason: CloseReason) => void) | undefined;
  /** `false` disables Esc, the backdrop and the close button. Default: true. */
  dismissable?: boolean | undefined;
  /** `false` removes the close button. Default: true without `media`. */
  closeButton?: boolean | undefined;
  /** 400, 440, 720 or 880 px. Default: 440. A bottom sheet on a phone. */
  size?: "small" | "medium" | "wide" | "extra" | undefined;
  /** `end` is a drawer at the right edge, at every width. */
  placement?: "center" | "end" | undefined;
  role?: "dialog" | "alertdialog" | undefined;
  /** Gets the focus. Default: the element with `data-autofocus`, else the first control after the title. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
}

/**
 * A modal dialog on the native `<dialog>`. The body scrolls, title and footer stay.
 *
 * @example
 *   <Dialog open={isOpen} title="Sobre" onClose={() => setOpen(false)}>…</Dialog>;
 */
export function Dialog(props: DialogProps) {
  return props.open ? <OpenDialog {...props} /> : null;
}

function OpenDialog({
  title,
  description,
  descriptionAbove,
  media,
  aside,
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
      {aside !== undefined && <div className={styles.aside}>{aside}</div>}
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
