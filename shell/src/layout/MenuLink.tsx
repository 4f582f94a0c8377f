import { NavLink } from "react-router-dom";
import { Icon } from "shared-ui/icon/Icon";
import { VisuallyHidden } from "shared-ui/visually-hidden/VisuallyHidden";
import styles from "./MenuEntries.module.css";
import { prefetchPage } from "../remotes/prefetch-page.ts";
import type { RemoteRoute } from "../routes.ts";
import { useIntent } from "./useIntent.ts";

/** The most that a badge has room for. */
const MOST = 99;

interface MenuLinkProps {
  route: RemoteRoute;
  menu: NonNullable<RemoteRoute["menu"]>;
  userId: string;
  /** In a badge on the icon; none at 0. */
  count?: number;
}

/** The way to a page. Its code is loaded as soon as the pointer or the focus rests here. */
export function MenuLink({
  route: { path, remote, page },
  menu,
  userId,
  count = 0,
}: MenuLinkProps) {
  const intent = useIntent(() => prefetchPage(remote, page, userId));
  return (
    <NavLink to={path} end title={menu.label} {...intent}>
      <Icon of={menu.icon} />
      <span>{menu.label}</span>
      {count > 0 && (
        <>
          <b className={styles.badge} aria-hidden="true">
            {count > MOST ? `${MOST}+` : count}
          </b>
          <VisuallyHidden>, pendentes: {count}</VisuallyHidden>
        </>
      )}
    </NavLink>
  );
}
