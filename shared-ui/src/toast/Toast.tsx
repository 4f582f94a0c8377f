import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import Info from "lucide-react/icons/info";
import Undo from "lucide-react/icons/undo-2";
import X from "lucide-react/icons/x";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Button } from "../button/Button.tsx";
import { Icon } from "../icon/Icon.tsx";
import { IconButton } from "../icon-button/IconButton.tsx";
import type { ShownNotice } from "./createNotifier.tsx";
import styles from "./Toast.module.css";

const ICONS = { success: CircleCheck, error: CircleAlert, info: Info } as const;
const SECONDS = { plain: 4, withAction: 10 } as const;

interface ToastProps {
  notice: ShownNotice;
  /** Whether its time is paused. */
  held: boolean;
  onDismiss: () => void;
}

/** One notice. Disappears after 4 s, or 10 s with a button; an error stays until it is closed. */
export function Toast({ notice, held, onDismiss }: ToastProps) {
  const { text, tone = "success", action, also, countdown } = notice;
  const left = useRef(
    countdown ?? (action ? SECONDS.withAction : SECONDS.plain) * 1000,
  );
  const leave = useEffectEvent(onDismiss);
  const hold = useEffectEvent((isHeld: boolean) => notice.onHold?.(isHeld));
  const stays = tone === "error";
  useEffect(() => {
    if (held || stays) return undefined;
    const since = Date.now();
    const timer = setTimeout(leave, left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - since;
    };
  }, [held, stays]);
  useEffect(() => {
    if (!held) return undefined;
    hold(true);
    return () => hold(false);
  }, [held]);
  return (
    <div className={styles.toast} data-tone={tone}>
      <Icon of={ICONS[tone]} size={20} />
      <span className={styles.text}>
        {text}
        {countdown !== undefined && <Countdown from={countdown} held={held} />}
      </span>
      {action && (
        <Button
          className={styles.action}
          variant="ghost"
          // The action of a notice without error is an undo.
          icon={stays ? undefined : Undo}
          onClick={() => {
            onDismiss();
            action.run();
          }}
        >
          {action.label}
        </Button>
      )}
      {also && (
        <Button
          className={styles.action}
          variant="quiet"
          onClick={() => {
            onDismiss();
            also.run();
          }}
        >
          {also.label}
        </Button>
      )}
      <IconButton label="Fechar aviso" icon={X} onClick={onDismiss} />
    </div>
  );
}

/** The seconds left. Not read aloud: they would be read each second. */
function Countdown({ from, held }: { from: number; held: boolean }) {
  const [seconds, setSeconds] = useState(Math.ceil(from / 1000));
  useEffect(() => {
    if (held) return undefined;
    const timer = setInterval(() => setSeconds((now) => now - 1), 1000);
    return () => clearInterval(timer);
  }, [held]);
  return (
    <span className={styles.countdown} aria-hidden="true">
      {` em ${Math.max(seconds, 1)} s`}
    </span>
  );
}
