import { useLayoutEffect, type RefObject } from "react";
import type { PricedRow } from "../named-row.ts";
import { useStepSession } from "../useStepSession.ts";

/** Registers the element of a row that a phone opens and closes; nothing for another row. */
export function useOpenable(
  ref: RefObject<HTMLElement | null>,
  row: PricedRow | undefined,
  isOpen = true,
): void {
  const session = useStepSession();
  useLayoutEffect(
    () =>
      ref.current && row
        ? session.register(row, ref.current, isOpen)
        : undefined,
    [ref, row, isOpen, session],
  );
}
