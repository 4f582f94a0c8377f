import type { KeyboardEvent, ReactNode } from "react";
import { beside, moveKey } from "../menu/move-key.ts";
import type { PricedRow, SettableRow } from "../named-row.ts";
import { RowHintLine } from "../hints/RowHintLine.tsx";
import type { RowListModel } from "../row-list-model.ts";
import { useStepSession } from "../useStepSession.ts";
import { useFreshFocus } from "./useFreshFocus.ts";
import { useMoveRow } from "../menu/useMoveRow.ts";
import { useOpenable } from "./useOpenable.ts";
import { useRowLeave, type LeavableRow } from "../cells/useRowLeave.ts";
import styles from "../Row.module.css";

export interface ItemRowProps<Row extends SettableRow> extends Pick<
  LeavableRow<Row>,
  "part" | "lineOf"
> {
  /** The store's row. */
  row: Row;
  /** The list it is moved in. */
  list: RowListModel<Row>;
  /** `about` has a line under the name. */
  layout?: "about" | undefined;
  /** The row again on a phone, which shows it as a line until it is pressed. */
  opens?: PricedRow | undefined;
  /** A class with another grid than the one the list steps share. */
  className?: string | undefined;
  /** The cells, in column order: name, quantity, price, one more, total, delete. */
  children: ReactNode;
}

/**
 * One line of a list step, on the grid all of them share. A just added one takes the focus and is tinted for a second;
 * Alt and an arrow move it.
 */
export function ItemRow<Row extends SettableRow>({
  row,
  list,
  part,
  lineOf,
  layout,
  opens,
  className = styles.row,
  children,
}: ItemRowProps<Row>) {
  const { ref, fresh, settle } = useFreshFocus<HTMLLIElement>(row);
  const move = useMoveRow(row, list);
  const onBlur = useRowLeave({ row, list, part, lineOf });
  const session = useStepSession();
  useOpenable(ref, opens);

  function onKeyDown(event: KeyboardEvent<HTMLLIElement>) {
    const field = opens && enteredField(event);
    if (field) {
      event.preventDefault();
      event.stopPropagation();
      return session.enter(field);
    }
    const way = moveKey(event);
    if (!way) return;
    event.preventDefault();
    move(beside(event.currentTarget, way));
  }

  return (
    <li
      ref={ref}
      data-row={row.id}
      data-opened={opens && ""}
      onAnimationEnd={settle}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      {/* Says whose fields these are when the focus comes in from another row. */}
      <div role="group" aria-label={row.fields.name.trim() || "Sem nome"}>
        {/* With each key the browser reads every field of its form, to fill them in for the user: the fewer the better. */}
        <form
          className={className}
          data-layout={layout}
          data-fresh={fresh || undefined}
          noValidate
          onSubmit={(event) => event.preventDefault()}
        >
          {children}
          <RowHintLine row={row} />
        </form>
      </div>
    </li>
  );
}

/** The field in which Enter was pressed. */
function enteredField({ key, target, nativeEvent }: KeyboardEvent) {
  return key === "Enter" &&
    !nativeEvent.isComposing &&
    target instanceof HTMLElement &&
    target.matches("input, textarea")
    ? target
    : undefined;
}
