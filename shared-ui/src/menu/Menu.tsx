import ChevronDown from "lucide-react/icons/chevron-down";
import {
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from "react";
import { Button, type ButtonVariant } from "../button/Button.tsx";
import type { Glyph } from "../icon/Icon.tsx";
import { IconButton } from "../icon-button/IconButton.tsx";
import { MenuList, type MenuEntry } from "./MenuList.tsx";

export interface MenuProps {
  /** The words of the button, or the accessible name of an icon. */
  label: string;
  icon: Glyph;
  items: readonly MenuEntry[];
  /** `icon` is a square icon button, `text` a button with words and a chevron. Default: `icon`. */
  trigger?: "icon" | "text" | undefined;
  /** The accessible name of a `text` trigger, if it needs more than its words: "Situação: Enviada". */
  spokenLabel?: string | undefined;
  /** Class of a `text` trigger. */
  className?: string | undefined;
  /** Look of a `text` trigger. Default: `ghost`. */
  variant?: ButtonVariant | undefined;
  /** Below this width a `text` trigger is only its icon. */
  iconOnlyBelow?: "phone" | "compact" | undefined;
  /** A line above the items. */
  note?: ReactNode | undefined;
  /** 304 px instead of as narrow as its items. */
  wide?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Called each time it opens. */
  onOpen?: (() => void) | undefined;
}

/**
 * A button that opens a list of actions. Arrows, Home, End and first letters move the focus, Esc returns it.
 *
 * @example
 *   <Menu label="Ações" icon={Ellipsis} items={[{ id: "delete", label: "Excluir", onSelect: remove }]} />;
 */
export function Menu({
  label,
  icon,
  items,
  trigger = "icon",
  spokenLabel,
  className,
  variant = "ghost",
  iconOnlyBelow,
  note,
  wide,
  disabled,
  onOpen,
}: MenuProps) {
  const [opened, setOpened] = useState<"first" | "last" | null>(null);
  const listId = useId();
  const button = useRef<HTMLButtonElement>(null);
  function open(focus: "first" | "last") {
    setOpened(focus);
    onOpen?.();
  }
  const shared = {
    ref: button,
    disabled,
    "aria-haspopup": "menu",
    "aria-expanded": opened !== null,
    "aria-controls": opened === null ? undefined : listId,
    onClick: () => (opened === null ? open("first") : setOpened(null)),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
      event.preventDefault();
      event.stopPropagation();
      open(event.key === "ArrowDown" ? "first" : "last");
    },
  } as const;
  return (
    <>
      {trigger === "icon" ? (
        <IconButton {...shared} label={label} icon={icon} />
      ) : (
        <Button
          {...shared}
          className={className}
          aria-label={spokenLabel}
          variant={variant}
          icon={icon}
          iconRight={ChevronDown}
          iconOnlyBelow={iconOnlyBelow}
        >
          {label}
        </Button>
      )}
      {opened !== null && (
        <MenuList
          id={listId}
          label={spokenLabel ?? label}
          items={items}
          note={note}
          wide={wide}
          anchor={button}
          focusFirst={opened === "first"}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}
