import type { FocusEvent } from "react";
import { flushSync } from "react-dom";
import { useAppState } from "shared-contracts/federation/app-state";
import type { LinePart } from "shared-contracts/parts/table";
import type { PricedLine } from "shared-contracts/parts/part";
import { oddQuantityHint } from "../hints/odd-quantity-hint.ts";
import type { SettableRow } from "../named-row.ts";
import type { RowListModel } from "../row-list-model.ts";
import { useStepSession } from "../useStepSession.ts";

/** A row of a list; `part` and `lineOf` for those that have a unit. */
export interface LeavableRow<Row extends SettableRow> {
  row: Row;
  list: RowListModel<Row>;
  part?: LinePart | undefined;
  lineOf?: ((fields: Row["fields"]) => PricedLine) | undefined;
}

/** Handles the focus leaving a row: removes an untouched new row, and checks any other for an odd quantity. */
export function useRowLeave<Row extends SettableRow>({
  row,
  list,
  part,
  lineOf,
}: LeavableRow<Row>): (event: FocusEvent<HTMLElement>) => void {
  const { store } = useAppState();
  const session = useStepSession();

  function leave(next: EventTarget | null, step: Element | null | undefined) {
    if (!list.rows.includes(row)) return;
    flushSync(() => session.settle(row));
    if (!list.rows.includes(row)) {
      // The focused element may be removed with the list's only row.
      if (next instanceof Element && !next.isConnected)
        step?.querySelector<HTMLElement>("[data-add]")?.focus();
      return;
    }
    if (!part || !lineOf || session.hintOf(row)?.about === "quantity") return;
    const line = lineOf(row.fields);
    const hint = oddQuantityHint({ row, part, line, session, store });
    if (hint) session.showHint(row, hint);
  }

  return ({ currentTarget, relatedTarget, target }) => {
    if (currentTarget.contains(relatedTarget)) return;
    // The window lost the focus, not the row.
    if (document.activeElement === target) return;
    const step = currentTarget.closest("[data-step-rows]");
    // Once the focus is where it goes: a row must not disappear on its way.
    setTimeout(() => session.afterPress(() => leave(relatedTarget, step)));
  };
}
