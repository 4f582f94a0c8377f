import Wrench from "lucide-react/icons/wrench";
import { useLayoutEffect, useRef, useState } from "react";
import { Button } from "shared-ui/button/Button";
import { Icon } from "shared-ui/icon/Icon";
import styles from "./OverrideStrip.module.css";
import { overrides, removeOverride } from "./overrides.ts";

/** Above everything for as long as a remote comes from elsewhere: which, from where, and the way back. */
export function OverrideStrip() {
  const [lines] = useState(() => Object.entries(overrides()));
  const strip = useRef<HTMLElement>(null);

  // What sticks to the top of the window sticks under it.
  useLayoutEffect(() => {
    const shown = strip.current;
    if (!shown) return undefined;
    const page = document.documentElement.style;
    const sizes = new ResizeObserver(() =>
      page.setProperty("--strip", `${shown.offsetHeight}px`),
    );
    sizes.observe(shown);
    return () => {
      sizes.disconnect();
      page.removeProperty("--strip");
    };
  }, []);

  if (lines.length === 0) return null;
  return (
    <aside ref={strip} className={styles.strip} aria-label="Versões locais">
      {lines.map(([remote, origin]) => (
        <div key={remote} className={styles.line}>
          <Icon of={Wrench} />
          <p>
            <b>{remote}</b> vem de <b>{origin}</b>
            <span> nesta sessão.</span>
          </p>
          <Button
            size="small"
            onClick={() => {
              removeOverride(remote);
              // What was executed cannot be undone otherwise.
              location.reload();
            }}
          >
            Usar a versão publicada
          </Button>
        </div>
      ))}
    </aside>
  );
}
