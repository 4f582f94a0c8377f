import RefreshCw from "lucide-react/icons/refresh-cw";
import { useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import { Icon } from "../icon/Icon.tsx";
import type { Notifier } from "./createNotifier.tsx";
import { Toast } from "./Toast.tsx";
import toastStyles from "./Toast.module.css";
import styles from "./Toaster.module.css";
import { useKeptClear } from "./useKeptClear.tsx";

export interface ToasterProps {
  notifier: Notifier;
  /**
   * `rail` keeps clear of a column at the right on desktop and of a two-part bar on a phone; `bar` only of the phone's
   * bar.
   */
  placement?: "corner" | "rail" | "bar" | undefined;
}

/**
 * The one notice on screen, or that calls are tried again: bottom right, above dialogs, and clear of the field in focus
 * and of what is marked with `data-keep-clear`. It waits while it is pointed at or focused. [one-notice]
 */
export function Toaster({ notifier, placement = "corner" }: ToasterProps) {
  const newest = useSyncExternalStore(notifier.subscribe, notifier.current);
  const retrying = useSyncExternalStore(notifier.subscribe, notifier.retrying);
  const [held, setHeld] = useState(false);
  const stack = useRef<HTMLElement>(null);
  // What can be taken back stands before the line about a retry, and that before any other notice.
  const isRetrying = retrying !== null && !newest?.action;
  const notice = isRetrying ? null : newest;
  const shown = isRetrying ? 0 : notice?.id;

  // Shown anew for each notice: a modal dialog opened since would lie over it.
  useLayoutEffect(() => {
    if (shown === undefined) return;
    stack.current?.hidePopover();
    stack.current?.showPopover();
  }, [shown]);

  useKeptClear(stack, shown);

  const toast = notice && (
    <Toast
      key={notice.id}
      notice={notice}
      held={held}
      onDismiss={() => {
        setHeld(false);
        notifier.dismiss(notice.id);
      }}
    />
  );
  const isError = notice?.tone === "error";
  return (
    <section
      ref={stack}
      className={styles.stack}
      popover="manual"
      aria-label="Avisos"
      data-placement={placement}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div role="status" className={styles.group}>
        {isRetrying && (
          <p className={toastStyles.toast}>
            <Icon of={RefreshCw} size={20} />
            <span className={toastStyles.text}>{retrying}</span>
          </p>
        )}
        {!isError && toast}
      </div>
      <div role="alert" className={styles.group}>
        {isError && toast}
      </div>
    </section>
  );
}
