import { useState } from "react";
import { flushSync } from "react-dom";
import type { Row } from "shared-contracts/budget-store/row";
import { useAppState } from "shared-contracts/federation/app-state";
import type { PartRow } from "shared-contracts/parts/part";
import type { AnyGroupedPart } from "shared-contracts/parts/table";
import { useIsPhone } from "shared-ui/phone/useIsPhone.ts";
import type { PricedRow, SettableRow } from "../../rows/named-row.ts";
import { useStepSession } from "../../rows/useStepSession.ts";
import { usePriceBook } from "../../suggestions/PriceBookProvider.tsx";
import type { GroupModel } from "../part-look.ts";
import type { CatalogDialogProps } from "./CatalogDialog.tsx";

/** Picks rows without a quantity into the list, as one undo step. `onPick` brings them and their groups in sight. */
export function useCatalog(
  part: AnyGroupedPart,
  onPick: (
    rows: readonly Row<PartRow>[],
    groups: readonly GroupModel[],
  ) => void,
) {
  const [isOpen, setOpen] = useState(false);
  const { history } = useAppState().store;
  const { index } = usePriceBook();
  const session = useStepSession();
  const isPhone = useIsPhone();
  const close = () => setOpen(false);

  function pick(row: SettableRow & Row<PartRow>) {
    const { name, unit, unitPrice } = row.fields;
    row.set(part.quantityField, 1);
    const saved = index?.named(part.key, name, unit);
    if (saved && unitPrice === 0) row.set("unitPrice", saved.price);
  }

  /** Adds them and moves the focus to the quantity of the first. */
  function take(
    groups: readonly GroupModel[],
    rows: () => readonly Row<PartRow>[],
  ) {
    // The dialog first: it returns the focus to its button.
    flushSync(close);
    let taken: readonly Row<PartRow>[] = [];
    history.seal();
    flushSync(() => {
      history.together(() => {
        taken = rows();
        for (const row of taken) pick(row);
      });
      // A row that was hidden is drawn in full, and takes the focus.
      if (taken[0] && !isPhone) session.markFresh(taken[0], "quantity");
      onPick(taken, groups);
    });
    history.seal();
    const [first] = taken;
    if (!first) return;
    if (isPhone) session.open(first as PricedRow);
    else if (session.takeFresh(first) !== undefined) focusQuantity(first.id);
  }

  return {
    isOpen,
    open: () => setOpen(true),
    dialog: {
      part: part.key,
      onClose: close,
      onAdd: (entries) =>
        take(
          entries.map(({ group }) => group),
          () => entries.map(({ row }) => row),
        ),
      onCreate: (group, name) => take([group], () => [group.addItem({ name })]),
    } satisfies Partial<CatalogDialogProps>,
  };
}

function focusQuantity(id: number): void {
  const line = document.querySelector<HTMLElement>(
    `[data-group] [data-row="${id}"]`,
  );
  const field = line?.querySelector<HTMLElement>('[data-column="quantity"]');
  (field ?? line)?.focus();
}
