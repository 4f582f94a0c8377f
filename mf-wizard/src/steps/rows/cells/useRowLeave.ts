import { useEffect, type FocusEvent, type RefObject } from "react";
import { flushSync } from "react-dom";
import { useAppState } from "shared-contracts/federation/app-state";
import type { LinePart } from "shared-contracts/parts/table";
import type { PricedLine } from "shared-contracts/parts/part";
import type { SettableRow } from "../named-row.ts";
import { isNew, isUntouched, settleNew } from "../new-rows.ts";
import { oddQuantityHint } from "../hints/odd-quantity-hint.ts";
import { useRowHints } from "../hints/row-hints.ts";
import type { RowListModel } from "../row-list-model.ts";

/** A row of a list; `part` and `lineOf` for those that have a unit. */
export interface LeavableRow<Row extends SettableRow> {
  row: Row;
  /** Its element. */
  ref: RefObject<HTMLElement | null>;
  list: RowListModel<Row>;
  part?: LinePart | undefined;
  lineOf?: ((fields: Row["fields"]) => PricedLine) | undefined;
}

/** Handles the focus leaving a row: removes an untouched new row, and checks any other for an odd quantity. */
export function useRowLeave<Row extends SettableRow>({
  row,
  ref,
  list,
  part,
  lineOf,
}: LeavableRow<Row>): (event: FocusEvent<HTMLElement>) => void {
  const { store } = useAppState();
  const hints = useRowHints();

  function leave(next: EventTarget | null, step: Element | null | undefined) {
    if (!list.rows.includes(row)) return;
    if (isUntouched(row)) {
      flushSync(() => list.remove(row.id));
      // The focused element may be removed with the list's only row.
      if (next instanceof Element && !next.isConnected)
        step?.querySelector<HTMLElement>("[data-add]")?.focus();
      return;
    }
    if (isNew(row)) {
      settleNew(row);
      hints.reveal(row);
    }
    if (!part || !lineOf || hints.of(row)?.about === "quantity") return;
    const line = lineOf(row.fields);
    const hint = oddQuantityHint({ row, part, line, hints, store });
    if (hint) hints.show(row, hint);
  }

  // Leaving the step by the browser's history removes the row without a blur.
  useEffect(
    () => () =>
      void setTimeout(() => {
        const isGone = ref.current === null && list.rows.includes(row);
        if (isGone && isUntouched(row)) list.remove(row.id);
      }),
    [row, ref, list],
  );

  return ({ currentTarget, relatedTarget, target }) => {
    if (currentTarget.contains(relatedTarget)) return;
    // The window lost the focus, not the row.
    if (document.activeElement === target) return;
    const step = currentTarget.closest("[data-step-rows]");
    // Once the focus is where it goes: a row must not disappear on its way.
    setTimeout(() => hints.presses.after(() => leave(relatedTarget, step)));
  };
}
