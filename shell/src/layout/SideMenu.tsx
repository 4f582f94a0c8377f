import { Brand } from "../frame/Brand.tsx";
import { MenuEntries, type MenuProps } from "./MenuEntries.tsx";
import styles from "./SideMenu.module.css";

/** The menu at the left: words from 1200 px, icons from 768 px, absent on a phone. */
export function SideMenu(props: MenuProps) {
  return (
    <nav className={styles.side} aria-label="Menu">
      <Brand />
      <MenuEntries {...props} />
    </nav>
  );
}
