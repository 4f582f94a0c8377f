import {
  createContext,
  use,
  useLayoutEffect,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
  type RefObject,
} from "react";
import type { Exact } from "shared-contracts/numbers/exact";
import type { PricedLine } from "shared-contracts/parts/part";
import type { NamedRow } from "./named-row.ts";

/** A row that opens; `cost` in reais, `quantity` in its base unit. */
export interface OpenableRow extends NamedRow {
  readonly cost: Exact;
  readonly quantity: Exact;
}

/** What opens one row of a step at a time. */
export interface OpenRows {
  subscribe: (listener: () => void) => () => void;
  includes: (row: OpenableRow) => boolean;
  register: (
    row: OpenableRow,
    element: HTMLElement,
    isOpen: boolean,
  ) => () => void;
  enter: (from: EventTarget) => void;
}

/** What a row is drawn with while it is a line. */
export interface ClosedRowProps {
  of: OpenableRow;
  /** The same row as it is priced. */
  line: PricedLine;
  /** Says by whom it is multiplied, where that is not the usual. */
  isMultiplied: boolean;
  /** The line under the total. */
  note: (line: PricedLine, quantity: Exact) => ReactNode;
}

/** What only a phone needs, loaded there. */
export interface PhoneRowsParts {
  openRow: OpenRows;
  ClosedRow: ComponentType<ClosedRowProps>;
  /** The ways out of an open row. */
  Foot: ComponentType<{ of: OpenableRow }>;
}

/** Provided by `PhoneRows`; null where all rows are open. */
export const PhoneRowsContext = createContext<PhoneRowsParts | null>(null);

/** What a phone's rows are made of; null where all rows are open. */
export function usePhoneRows(): PhoneRowsParts | null {
  return use(PhoneRowsContext);
}

/** Whether a row is open: always, but on a phone. */
export function useIsOpen(row: OpenableRow): boolean {
  const openRow = usePhoneRows()?.openRow;
  return useSyncExternalStore(
    openRow?.subscribe ?? subscribeToNothing,
    () => openRow?.includes(row) ?? true,
  );
}

const subscribeToNothing = () => () => {};

/** Registers the element of a row with what opens it; nothing for a row that does not open. */
export function useOpenable(
  ref: RefObject<HTMLElement | null>,
  row: OpenableRow | undefined,
  isOpen = true,
): void {
  const openRow = usePhoneRows()?.openRow;
  useLayoutEffect(
    () =>
      ref.current && row
        ? openRow?.register(row, ref.current, isOpen)
        : undefined,
    [ref, row, isOpen, openRow],
  );
}
