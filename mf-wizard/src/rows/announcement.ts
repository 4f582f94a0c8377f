import { createContext, use } from "react";

/** Says something to those who do not see the rows; provided by `StepRows`. */
export const Announcement = createContext<(text: string) => void>(
  () => undefined,
);

/** Politely tells what just happened to the rows: "Beijinho: linha 2 de 4". */
export function useAnnounce(): (text: string) => void {
  return use(Announcement);
}
