import Clock from "lucide-react/icons/clock";
import LogOut from "lucide-react/icons/log-out";
import Moon from "lucide-react/icons/moon";
import Sun from "lucide-react/icons/sun";
import { observer } from "shared-contracts/platform/state";
import { Icon } from "shared-ui/icon/Icon";
import { AboutEntry } from "../about/AboutEntry.tsx";
import type { AppParts } from "../budget-parts.ts";
import { routeTable } from "../route-table.ts";
import { MenuLink } from "./MenuLink.tsx";
import styles from "./MenuEntries.module.css";

export interface MenuProps extends Pick<
  AppParts,
  "client" | "session" | "outbox" | "theme" | "shellSince"
> {
  /** The requests of clients without an answer. */
  newRequests: number;
}

/** The entries of the menu, the same beside the page and in the phone's drawer. */
export const MenuEntries = observer(function MenuEntries({
  client,
  session,
  outbox,
  theme,
  shellSince,
  newRequests,
  inDrawer = false,
}: MenuProps & { inDrawer?: boolean }) {
  const dark = theme.current === "dark";
  const themeLabel = dark ? "Modo Claro" : "Modo Escuro";
  return (
    <>
      <ul className={styles.entries}>
        {routeTable.rows.map(
          (route) =>
            route.menu && (
              <li key={route.path}>
                <MenuLink
                  route={route}
                  menu={route.menu}
                  userId={session.userId}
                  count={route.menu.counts ? newRequests : 0}
                />
              </li>
            ),
        )}
      </ul>
      <ul className={styles.entries} data-end>
        {outbox.count + outbox.state.sent.length > 0 && (
          <li>
            <button
              type="button"
              onClick={() => outbox.open({ what: "list" })}
              title="Pendências"
            >
              <Icon of={Clock} />
              <span>Pendências{outbox.count > 0 && ` (${outbox.count})`}</span>
            </button>
          </li>
        )}
        <li>
          <button type="button" onClick={theme.toggle} title={themeLabel}>
            <Icon of={dark ? Sun : Moon} />
            <span>{themeLabel}</span>
          </button>
        </li>
        <li>
          <AboutEntry
            inDrawer={inDrawer}
            client={client}
            userId={session.userId}
            shellSince={shellSince}
          />
        </li>
        <li>
          <button
            type="button"
            onClick={() => void outbox.leave(session.leave)}
            title="Sair"
          >
            <Icon of={LogOut} />
            <span>Sair</span>
          </button>
        </li>
      </ul>
    </>
  );
});
