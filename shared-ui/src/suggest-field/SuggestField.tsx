import { useId, useRef } from "react";
import {
  QuietField,
  type QuietFieldProps,
} from "../quiet-field/QuietField.tsx";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import { optionId, SuggestionList } from "./SuggestionList.tsx";
import { useSuggestions, type Suggestion } from "./useSuggestions.tsx";

export interface SuggestFieldProps<
  Offer extends Suggestion,
> extends QuietFieldProps {
  /** Returns suggestions for a text, the best first; undefined makes it a plain field. */
  suggest?: ((text: string) => readonly Offer[]) | undefined;
  /** Called with the chosen suggestion; the caller changes the text. */
  onChoose?: ((offer: Offer) => void) | undefined;
}

/**
 * A quiet field with suggestions while the user types. None is marked at first, so that Enter and Tab keep their meaning.
 */
export function SuggestField<Offer extends Suggestion>({
  suggest,
  onChoose,
  ...field
}: SuggestFieldProps<Offer>) {
  const { value } = field;
  const listId = useId();
  const anchor = useRef<HTMLDivElement>(null);
  const { offers, marked, offer, choose, close, onKeyDown } = useSuggestions({
    value,
    suggest,
    onChoose,
  });
  const open = offers.length > 0;
  return (
    <div ref={anchor}>
      <QuietField
        {...field}
        // A textarea may not have the role combobox. These attributes name the list, and the status its length.
        {...(suggest && {
          "aria-autocomplete": "list",
          "aria-haspopup": "listbox",
          "aria-controls": open ? listId : undefined,
          "aria-activedescendant":
            marked < 0 ? undefined : optionId(listId, marked),
        })}
        onChange={(text) => {
          field.onChange(text);
          offer(text);
        }}
        onKeyDown={(event) => {
          onKeyDown(event);
          field.onKeyDown?.(event);
        }}
        onBlur={(event) => {
          close();
          field.onBlur?.(event);
        }}
      />
      {open && (
        <SuggestionList
          id={listId}
          label="Sugestões"
          offers={offers}
          marked={marked}
          anchor={anchor}
          onChoose={choose}
        />
      )}
      {suggest && (
        <span role="status">
          {open && <VisuallyHidden>{countText(offers.length)}</VisuallyHidden>}
        </span>
      )}
    </div>
  );
}

function countText(count: number): string {
  return count === 1 ? "1 sugestão" : `${count} sugestões`;
}
