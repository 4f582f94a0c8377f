import { useAppState } from "shared-contracts/federation/app-state";
import type { Suggestion } from "shared-ui/suggest-field/useSuggestions";
import type { SettableRow } from "../rows/named-row.ts";
import type { SavedRow, SuggestedPart } from "./saved-row.ts";
import { usePriceBook } from "./PriceBookProvider.tsx";
import { suggestionText } from "./suggestion-text.ts";
import { takenFields } from "./taken-fields.ts";

/** An item of the price book as the name field offers it. */
export interface RowSuggestion extends Suggestion {
  saved: SavedRow;
}

/**
 * What the name field of a row needs to suggest items of the price book. Choosing one is a separate undo step, apart from the
 * typing.
 */
export function useRowSuggestions(part: SuggestedPart, row: SettableRow) {
  const { history } = useAppState().store;
  const { index, load } = usePriceBook();

  function suggest(text: string): RowSuggestion[] {
    return (index?.find(part, text) ?? []).map((saved) => ({
      id: `${saved.name}/${saved.unit}`,
      label: saved.name,
      detail: suggestionText(part, saved),
      saved,
    }));
  }

  function onChoose({ saved }: RowSuggestion) {
    const taken = takenFields(part, { ...row.fields }, saved);
    history.seal();
    history.together(() => {
      for (const [field, value] of Object.entries(taken)) row.set(field, value);
    });
    history.seal();
  }

  return {
    suggest: index?.has(part) ? suggest : undefined,
    onChoose,
    onType: load,
  };
}
