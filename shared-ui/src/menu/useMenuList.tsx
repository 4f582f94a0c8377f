import { useLayoutEffect, type KeyboardEvent, type RefObject } from "react";
import { useLeave } from "../popover/useLeave.tsx";
import { usePlaced } from "../popover/usePlaced.tsx";

interface MenuListOptions {
  list: RefObject<HTMLElement | null>;
  anchor: RefObject<HTMLElement | null>;
  focusFirst: boolean;
  onClose: () => void;
}

/** Opens, positions, focuses and closes a menu's list. Returns its key handler, and `choose` for its entries. */
export function useMenuList({
  list,
  anchor,
  focusFirst,
  onClose,
}: MenuListOptions) {
  usePlaced(list, anchor);
  useLayoutEffect(() => {
    if (!list.current) return;
    const items = itemsOf(list.current);
    (focusFirst ? items[0] : items.at(-1))?.focus({ preventScroll: true });
  }, [list, focusFirst]);

  useLeave([list, anchor], onClose, { onScroll: true });

  function closeAndReturn() {
    onClose();
    anchor.current?.focus();
  }

  return {
    choose(select: () => void) {
      closeAndReturn();
      select();
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const items = itemsOf(event.currentTarget);
      const here = items.findIndex((item) => item === document.activeElement);
      const target = {
        ArrowDown: items[(here + 1) % items.length],
        ArrowUp: items.at(here <= 0 ? -1 : here - 1),
        Home: items[0],
        End: items.at(-1),
      }[event.key];
      if (target) target.focus();
      else if (event.key === "Escape") closeAndReturn();
      else if (event.key === "Tab") return closeAndReturn();
      else if (isLetter(event)) startingWith(items, here, event.key)?.focus();
      else return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

function itemsOf(list: HTMLElement): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>("[role^='menuitem']")];
}

function isLetter(event: KeyboardEvent): boolean {
  const modified = event.ctrlKey || event.metaKey || event.altKey;
  return !modified && event.key.length === 1 && event.key !== " ";
}

function startingWith(items: HTMLElement[], here: number, letter: string) {
  const after = [...items.slice(here + 1), ...items.slice(0, here + 1)];
  return after.find((item) =>
    item.textContent.trim().toLowerCase().startsWith(letter.toLowerCase()),
  );
}
