import { type ReactNode, useEffect, useRef, useState } from "react";
import styles from "./WhenSeen.module.css";

/** How far below the window its content is drawn already. */
const MARGIN = "400px";

/** Draws its content once it comes near the window, so that the page opens without it. */
export function WhenSeen({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(!("IntersectionObserver" in globalThis));
  useEffect(() => {
    if (isSeen) return undefined;
    const sight = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && setSeen(true),
      { rootMargin: MARGIN },
    );
    sight.observe(place.current!);
    return () => sight.disconnect();
  }, [isSeen]);
  return isSeen ? children : <div ref={place} className={styles.place} />;
}
