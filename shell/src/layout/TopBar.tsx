import Menu from "lucide-react/icons/menu";
import Search from "lucide-react/icons/search";
import X from "lucide-react/icons/x";
import { useEffect, useRef, useState } from "react";
import { Link, useLocation } from "shared-contracts/platform/router";
import { ButtonLink } from "shared-ui/button/ButtonLink";
import { stopPageScroll } from "shared-ui/dialog/stop-page-scroll.ts";
import { IconButton } from "shared-ui/icon-button/IconButton";
import { onDemand } from "../on-demand.tsx";
import { Brand } from "../frame/Brand.tsx";
import { useRemoteRoute } from "./useRemoteRoute.ts";
import { MenuEntries, type MenuProps } from "./MenuEntries.tsx";
import styles from "./TopBar.module.css";

const DrawerAccount = onDemand(() =>
  import("./DrawerAccount.tsx").then((module) => module.DrawerAccount),
);

/** The phone's bar: the wordmark and the menu in a drawer, which a change of page closes. */
export function TopBar(menu: MenuProps) {
  const drawer = useRef<HTMLDialogElement>(null);
  const [opened, setOpened] = useState(false);
  const { pathname } = useLocation();

  useEffect(() => drawer.current?.close(), [pathname]);
  useEffect(() => (opened ? stopPageScroll() : undefined), [opened]);

  return (
    <header className={styles.bar}>
      <Brand />
      <PaletteLink />
      <span
        className={styles.opener}
        data-waiting={menu.newRequests > 0 || undefined}
      >
        <IconButton
          label={
            menu.newRequests > 0
              ? `Abrir menu, pedidos pendentes: ${menu.newRequests}`
              : "Abrir menu"
          }
          icon={Menu}
          onClick={() => {
            drawer.current?.showModal();
            setOpened(true);
          }}
        />
      </span>
      <dialog
        ref={drawer}
        className={styles.drawer}
        aria-label="Menu"
        onClose={() => setOpened(false)}
        onClick={(event) => {
          if (event.target === drawer.current) drawer.current.close();
        }}
      >
        <div className={styles.content}>
          <div className={styles.head}>
            <span>Menu</span>
            <IconButton
              label="Fechar menu"
              icon={X}
              onClick={() => drawer.current?.close()}
            />
          </div>
          <div className={styles.account}>
            {opened && <DrawerAccount client={menu.client} />}
          </div>
          <nav className={styles.entries} aria-label="Menu">
            <MenuEntries {...menu} inDrawer />
          </nav>
        </div>
      </dialog>
    </header>
  );
}

/** Opens the wizard's palette over its page; other pages have none, so that the list of budgets opens with it. */
function PaletteLink() {
  const { search } = useLocation();
  const isHere = useRemoteRoute()?.remote === "mf-wizard";
  const hash = "#buscar";
  return (
    <ButtonLink
      as={Link}
      to={isHere ? { search, hash } : { pathname: "/orcamentos", hash }}
      replace={isHere}
      variant="quiet"
      icon={Search}
      iconOnlyBelow="phone"
    >
      Buscar e fazer
    </ButtonLink>
  );
}
