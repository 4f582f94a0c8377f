import { flushSync } from "react-dom";
import { useStepSession } from "../useStepSession.ts";

/** A list of the store whose entries are moved. */
export interface MoveList {
  readonly rows: readonly { readonly id: number }[];
  move: (id: number, to: number) => void;
}

/**
 * Moves a row or a group to the place of another one of its list, keeps the focus and announces the new place: `sayAt`
 * gets "2 de 4".
 */
export function useMove(
  { id }: { readonly id: number },
  list: MoveList,
  sayAt: (place: string) => string,
): (place: Element | null | undefined) => void {
  const session = useStepSession();
  return (place) => {
    if (!(place instanceof HTMLElement)) return;
    const there = place.dataset.row ?? place.dataset.group;
    const to = list.rows.findIndex((entry) => String(entry.id) === there);
    if (to < 0) return;
    const focused = document.activeElement;
    flushSync(() => list.move(id, to));
    // Moving an element in the page blurs it.
    if (focused instanceof HTMLElement && focused !== document.activeElement)
      focused.focus();
    session.announce(sayAt(`${to + 1} de ${list.rows.length}`));
  };
}
