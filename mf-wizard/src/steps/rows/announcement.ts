import { createContext, use } from "react";

/** Announces a text to screen readers; provided by `StepRows`. */
export const Announcement = createContext<(text: string) => void>(
  () => undefined,
);

/** Announces a change of the rows: "Beijinho: linha 2 de 4". */
export function useAnnounce(): (text: string) => void {
  return use(Announcement);
}
