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
  /** `rail` leaves room for a right column on desktop and a two-part bar on a phone; `bar` only for a bar on a phone. */
  placement?: "corner" | "rail" | "bar" | undefined;
}

/**
 * The current notice, or the line about calls in retry, at the bottom right, above dialogs. Covers neither the focused
 * field nor elements with `data-keep-clear`. Its time is paused under the pointer and with the focus. [one-notice]
 */
export function Toaster({ notifier, placement = "corner" }: ToasterProps) {
  const newest = useSyncExternalStore(notifier.subscribe, notifier.current);
  const retrying = useSyncExternalStore(notifier.subscribe, notifier.retrying);
  const [held, setHeld] = useState(false);
  const stack = useRef<HTMLElement>(null);
  // A notice with a button comes before the line about a retry; that comes before other notices.
  const isRetrying = retrying !== null && !newest?.action;
  const notice = isRetrying ? null : newest;
  const shown = isRetrying ? 0 : notice?.id;

  // Opens again for each notice, because a modal dialog that opened since would cover it.
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
