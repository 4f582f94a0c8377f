import Check from "lucide-react/icons/check";
import { Fragment, useRef, type ReactNode, type RefObject } from "react";
import { Icon, type Glyph } from "../icon/Icon.tsx";
import styles from "./Menu.module.css";
import { useMenuList } from "./useMenuList.tsx";

/** One action of a menu. */
export interface MenuEntry {
  /** Unique in the menu. */
  id: string;
  label: string;
  /** A second, smaller line. */
  description?: string | undefined;
  icon?: Glyph | undefined;
  tone?: "neutral" | "danger" | undefined;
  disabled?: boolean | undefined;
  /** For one of several choices: whether it is the current one. */
  checked?: boolean | undefined;
  /** A line above it. */
  separated?: boolean | undefined;
  /** A heading above it, under a line, for the entries from this one on. */
  heading?: string | undefined;
  /** Called after the menu has closed and the focus is back on its button. */
  onSelect: () => void;
}

interface MenuListProps {
  id: string;
  label: string;
  items: readonly MenuEntry[];
  note: ReactNode | undefined;
  wide: boolean | undefined;
  anchor: RefObject<HTMLElement | null>;
  focusFirst: boolean;
  onClose: () => void;
}

/** The open list of a menu, in the top layer under its button. */
export function MenuList({
  id,
  label,
  items,
  note,
  wide,
  anchor,
  focusFirst,
  onClose,
}: MenuListProps) {
  const list = useRef<HTMLDivElement>(null);
  const { onKeyDown, choose } = useMenuList({
    list,
    anchor,
    focusFirst,
    onClose,
  });
  return (
    <div
      ref={list}
      id={id}
      className={styles.menu}
      popover="manual"
      role="menu"
      aria-label={label}
      data-wide={wide || undefined}
      onKeyDown={onKeyDown}
    >
      {note !== undefined && <p className={styles.note}>{note}</p>}
      {items.map((item) => (
        <Fragment key={item.id}>
          {(item.separated || item.heading !== undefined) && (
            <hr className={styles.line} />
          )}
          {item.heading !== undefined && (
            <p className={styles.heading}>{item.heading}</p>
          )}
          <button
            type="button"
            role={item.checked === undefined ? "menuitem" : "menuitemradio"}
            aria-checked={item.checked}
            tabIndex={-1}
            className={styles.item}
            data-tone={item.tone}
            aria-disabled={item.disabled || undefined}
            onClick={() => !item.disabled && choose(item.onSelect)}
          >
            {item.icon && <Icon of={item.icon} />}
            <span>
              {item.label}
              {item.description !== undefined && (
                <span className={styles.description}>{item.description}</span>
              )}
            </span>
            {item.checked && (
              <span className={styles.check}>
                <Icon of={Check} />
              </span>
            )}
          </button>
        </Fragment>
      ))}
    </div>
  );
}
