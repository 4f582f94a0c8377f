import { useEffect, useState } from "react";
import styles from "./Countdown.module.css";
import { POLL_FOR_MS } from "../payment/poll-payment.ts";

/** The minutes and seconds left of five minutes, from when it appears; drawn only, nothing is announced each second. */
export function Countdown() {
  const [left, setLeft] = useState(POLL_FOR_MS);
  useEffect(() => {
    const until = Date.now() + POLL_FOR_MS;
    const timer = setInterval(() => setLeft(until - Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <p className={styles.left} aria-hidden="true">
      <span className={styles.time}>{clockText(left)}</span>
      <span className={styles.words}>restantes</span>
    </p>
  );
}

function clockText(ms: number): string {
  const seconds = Math.min(
    Math.max(Math.ceil(ms / 1000), 0),
    POLL_FOR_MS / 1000,
  );
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
