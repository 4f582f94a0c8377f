import { useLayoutEffect, useRef, type ReactNode } from "react";
import { Button } from "shared-ui/button/Button";
import { Icon, type Glyph } from "shared-ui/icon/Icon";
import styles from "./TabStrip.module.css";

interface TabStripProps {
  /** Names the strip. */
  label: string;
  children: ReactNode;
}

/** The strip at the top while this tab gets another release than everybody. It cannot be closed. */
export function TabStrip({ label, children }: TabStripProps) {
  const strip = useRef<HTMLElement>(null);

  // Sticky elements at the top of the window stick below it.
  useLayoutEffect(() => {
    const page = document.documentElement.style;
    const sizes = new ResizeObserver(([shown]) =>
      page.setProperty(
        "--strip",
        `${(shown!.target as HTMLElement).offsetHeight}px`,
      ),
    );
    sizes.observe(strip.current!);
    return () => {
      sizes.disconnect();
      page.removeProperty("--strip");
    };
  }, []);

  return (
    <aside ref={strip} className={styles.strip} aria-label={label}>
      {children}
    </aside>
  );
}

interface TabStripLineProps {
  icon: Glyph;
  /** Which release it is; a `span` in it is left out on a phone. */
  children: ReactNode;
  /** On the button that ends it. */
  endLabel: string;
  /** Forgets what this tab gets; the page then loads again. */
  onEnd: () => void;
}

/** One remote of the strip. */
export function TabStripLine({
  icon,
  children,
  endLabel,
  onEnd,
}: TabStripLineProps) {
  return (
    <div className={styles.line}>
      <Icon of={icon} />
      <p role="status">{children}</p>
      <Button
        size="small"
        onClick={() => {
          onEnd();
          // Only a reload undoes what the release executed.
          location.reload();
        }}
      >
        {endLabel}
      </Button>
    </div>
  );
}
