import {
  useId,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
} from "react";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import { optionId, SuggestionList } from "./SuggestionList.tsx";
import { useSuggestions, type Suggestion } from "./useSuggestions.tsx";

export interface SuggestingProps<
  Offer extends Suggestion,
  Input extends Element,
> {
  value: string;
  onChange: (text: string) => void;
  onKeyDown?: ((event: KeyboardEvent<Input>) => void) | undefined;
  onBlur?: ((event: FocusEvent<Input>) => void) | undefined;
  /** Returns suggestions for a text, the best first; undefined makes it a plain field. */
  suggest?: ((text: string) => readonly Offer[]) | undefined;
  /** Called with the chosen suggestion; the caller changes the text. */
  onChoose?: ((offer: Offer) => void) | undefined;
  /** Draws the field with the given props. */
  children: (
    control: Pick<
      SuggestingProps<Offer, Input>,
      "value" | "onChange" | "onKeyDown" | "onBlur"
    >,
  ) => ReactNode;
}

/**
 * A text field with suggestions while the user types. None is marked at first, so that Enter and Tab keep their meaning.
 */
export function Suggesting<Offer extends Suggestion, Input extends Element>({
  value,
  onChange,
  onKeyDown,
  onBlur,
  suggest,
  onChoose,
  children,
}: SuggestingProps<Offer, Input>) {
  const listId = useId();
  const anchor = useRef<HTMLDivElement>(null);
  const list = useSuggestions({ value, suggest, onChoose });
  const { offers, marked } = list;
  const open = offers.length > 0;
  return (
    <div ref={anchor}>
      {children({
        value,
        // A textarea may not have the role combobox. These attributes name the list, and the status its length.
        ...(suggest && {
          "aria-autocomplete": "list",
          "aria-haspopup": "listbox",
          "aria-controls": open ? listId : undefined,
          "aria-activedescendant":
            marked < 0 ? undefined : optionId(listId, marked),
        }),
        onChange(text) {
          onChange(text);
          list.offer(text);
        },
        onKeyDown(event) {
          list.onKeyDown(event);
          onKeyDown?.(event);
        },
        onBlur(event) {
          list.close();
          onBlur?.(event);
        },
      })}
      {open && (
        <SuggestionList
          id={listId}
          label="Sugestões"
          offers={offers}
          marked={marked}
          anchor={anchor}
          onChoose={list.choose}
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
