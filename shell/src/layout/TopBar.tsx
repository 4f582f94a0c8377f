import Menu from "lucide-react/icons/menu";
import X from "lucide-react/icons/x";
import { useEffect, useRef } from "react";
import { useLocation } from "shared-contracts/platform/router";
import { IconButton } from "shared-ui/icon-button/IconButton";
import { Brand } from "./Brand.tsx";
import { MenuEntries, type MenuProps } from "./MenuEntries.tsx";
import styles from "./TopBar.module.css";

/** The phone's bar: the wordmark and the menu in a drawer, which a change of page closes. */
export function TopBar(props: MenuProps) {
  const drawer = useRef<HTMLDialogElement>(null);
  const { pathname } = useLocation();

  useEffect(() => drawer.current?.close(), [pathname]);

  return (
    <header className={styles.bar}>
      <Brand />
      <IconButton
        label="Abrir menu"
        icon={Menu}
        onClick={() => drawer.current?.showModal()}
      />
      <dialog
        ref={drawer}
        className={styles.drawer}
        aria-label="Menu"
        onClick={(event) => {
          if (event.target === drawer.current) drawer.current.close();
        }}
      >
        <div className={styles.content}>
          <header className={styles.head}>
            <span>Menu</span>
            <IconButton
              label="Fechar menu"
              icon={X}
              onClick={() => drawer.current?.close()}
            />
          </header>
          <nav className={styles.entries} aria-label="Menu">
            <MenuEntries {...props} inDrawer />
          </nav>
        </div>
      </dialog>
    </header>
  );
}
