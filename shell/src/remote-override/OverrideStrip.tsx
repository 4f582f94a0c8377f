import Wrench from "lucide-react/icons/wrench";
import { useLayoutEffect, useRef, useState } from "react";
import { Button } from "shared-ui/button/Button";
import { Icon } from "shared-ui/icon/Icon";
import styles from "./OverrideStrip.module.css";
import { overrides, removeOverride } from "./overrides.ts";

/** The strip at the top while a remote is overridden: which, from where, and how to end it. */
export function OverrideStrip() {
  const [lines] = useState(() => Object.entries(overrides()));
  const strip = useRef<HTMLElement>(null);

  // Sticky elements at the top of the window stick below it.
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
              // Only a reload undoes what the override executed.
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
