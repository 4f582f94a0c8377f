import type { ComponentProps, RefObject } from "react";
import { QuietField } from "shared-ui/quiet-field/QuietField";
import { beside, moveKey } from "../menu/move-key.ts";

interface GroupNameProps extends Pick<
  ComponentProps<typeof QuietField>,
  "onBlur"
> {
  group: { readonly name: string; setName: (name: string) => void };
  /** What such a group is called: "categoria", "mesa", "despesa". */
  kind: string;
  /** The element of the group, with its rows. */
  root: RefObject<HTMLElement | null>;
  move: (place: Element | null | undefined) => void;
  /** Enter in the name of a group without rows. */
  onAddItem?: (() => void) | undefined;
}

/** The name of a group: Enter goes to its first row, Alt and an arrow move the group. */
export function GroupName({
  group,
  kind,
  root,
  move,
  onAddItem,
  ...rest
}: GroupNameProps) {
  return (
    <QuietField
      {...rest}
      strong
      label={`Nome da ${kind}`}
      placeholder={`Nome da ${kind}`}
      data-column="name"
      value={group.name}
      onChange={group.setName}
      onFocus={(event) => event.currentTarget.select()}
      onKeyDown={(event) => {
        const way = moveKey(event);
        if (way) {
          event.preventDefault();
          return move(beside(root.current, way));
        }
        if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
        const firstName = root.current?.querySelector<HTMLElement>(
          '[data-row] [data-column="name"]',
        );
        if (firstName) firstName.focus();
        else onAddItem?.();
      }}
    />
  );
}
