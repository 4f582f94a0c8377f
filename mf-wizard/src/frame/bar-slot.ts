import { createContext, use } from "react";

/** Where a page's main action stands: in the step header, on a phone in the bar at the foot. */
interface BarSlot {
  /** Null outside the frame. */
  slot: HTMLElement | null;
  setSlot: (slot: HTMLElement | null) => void;
}

/** Provided by the frame. */
export const BarSlotContext = createContext<BarSlot>({
  slot: null,
  setSlot: () => undefined,
});

export const useBarSlot = (): BarSlot => use(BarSlotContext);
