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
 * The notices on screen and whether calls are tried again, bottom right, above dialogs and clear of what is marked with
 * `data-keep-clear`; all wait while one is pointed at or focused.
 */
export function Toaster({ notifier, placement = "corner" }: ToasterProps) {
  const notices = useSyncExternalStore(notifier.subscribe, notifier.current);
  const retrying = useSyncExternalStore(notifier.subscribe, notifier.retrying);
  const [held, setHeld] = useState(false);
  const stack = useRef<HTMLElement>(null);
  const newest = notices.at(-1)?.id;
  const isRetrying = retrying !== null;

  // Shown anew for each notice: a modal dialog opened since would lie over it.
  useLayoutEffect(() => {
    if (newest === undefined && !isRetrying) return;
    stack.current?.hidePopover();
    stack.current?.showPopover();
  }, [newest, isRetrying]);

  useKeptClear(stack, isRetrying ? `${newest} and trying` : newest);

  const show = (errors: boolean) =>
    notices
      .filter(({ tone }) => (tone === "error") === errors)
      .map((notice) => (
        <Toast
          key={notice.id}
          notice={notice}
          held={held}
          onDismiss={() => {
            setHeld(false);
            notifier.dismiss(notice.id);
          }}
        />
      ));
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
        {retrying !== null && (
          <p className={toastStyles.toast}>
            <Icon of={RefreshCw} size={20} />
            <span className={toastStyles.text}>{retrying}</span>
          </p>
        )}
        {show(false)}
      </div>
      <div role="alert" className={styles.group}>
        {show(true)}
      </div>
    </section>
  );
}
