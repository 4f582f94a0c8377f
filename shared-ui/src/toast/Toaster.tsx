import { useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import type { Notifier } from "./createNotifier.tsx";
import { Toast } from "./Toast.tsx";
import styles from "./Toaster.module.css";

export interface ToasterProps {
  notifier: Notifier;
  /** `rail` keeps clear of a column at the right on desktop and of a two-part bar on a phone; `bar` only of the phone's bar. */
  placement?: "corner" | "rail" | "bar" | undefined;
}

/** The notices on screen, bottom right, above dialogs; all wait while one is pointed at or focused. */
export function Toaster({ notifier, placement = "corner" }: ToasterProps) {
  const notices = useSyncExternalStore(notifier.subscribe, notifier.current);
  const [held, setHeld] = useState(false);
  const stack = useRef<HTMLElement>(null);
  const newest = notices.at(-1)?.id;

  // Shown anew for each notice: a modal dialog opened since would lie over it.
  useLayoutEffect(() => {
    if (newest === undefined) return;
    stack.current?.hidePopover();
    stack.current?.showPopover();
  }, [newest]);

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
        {show(false)}
      </div>
      <div role="alert" className={styles.group}>
        {show(true)}
      </div>
    </section>
  );
}
