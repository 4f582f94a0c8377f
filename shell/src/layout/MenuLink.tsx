import { NavLink } from "react-router-dom";
import { Icon } from "shared-ui/icon/Icon";
import { prefetchPage } from "../remotes/prefetch-page.ts";
import type { RemoteRoute } from "../routes.ts";
import { useIntent } from "./useIntent.ts";

interface MenuLinkProps {
  route: RemoteRoute;
  menu: NonNullable<RemoteRoute["menu"]>;
  userId: string;
}

/** The way to a page. Its code is loaded as soon as the pointer or the focus rests here. */
export function MenuLink({
  route: { path, remote, page },
  menu,
  userId,
}: MenuLinkProps) {
  const intent = useIntent(() => prefetchPage(remote, page, userId));
  return (
    <NavLink to={path} end title={menu.label} {...intent}>
      <Icon of={menu.icon} />
      <span>{menu.label}</span>
    </NavLink>
  );
}
