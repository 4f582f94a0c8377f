import { createContext, use } from "react";

/** Something the user may want to delete. */
export interface Deletable {
  /** What the question names. */
  name: string;
  /** What goes with it: "3 itens". */
  contents?: string | undefined;
  remove: () => void;
}

/** Puts the step's delete question; provided by `StepRows`. */
export const DeleteQuestion = createContext<(thing: Deletable) => void>(() => {
  throw new Error(
    "Nothing can be deleted outside StepRows: put the rows inside it, so that the question has a place.",
  );
});

/** Asks the user before something is deleted for good. */
export function useConfirmDelete(): (thing: Deletable) => void {
  return use(DeleteQuestion);
}
