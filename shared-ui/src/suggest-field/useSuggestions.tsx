import { useState, type KeyboardEvent } from "react";

/** One suggestion. */
export interface Suggestion {
  /** Unique in its list. */
  id: string;
  label: string;
  /** A second, smaller line. */
  detail: string;
}

interface SuggestionsOptions<Offer extends Suggestion> {
  /** The text of the field. */
  value: string;
  suggest: ((text: string) => readonly Offer[]) | undefined;
  onChoose: ((offer: Offer) => void) | undefined;
}

/** A text that suggestions are shown for; `marked` is the index of the one that the arrow keys marked, -1 for none. */
interface Offered {
  text: string;
  marked: number;
}

/**
 * The suggestions of a field and its key handler: arrows mark one, Enter and Tab choose the marked one, Esc closes the
 * list. Other keys keep their effect.
 */
export function useSuggestions<Offer extends Suggestion>({
  value,
  suggest,
  onChoose,
}: SuggestionsOptions<Offer>) {
  const [offered, setOffered] = useState<Offered | null>(null);
  // None for an older text, which an undo or a paste replaced. Made anew each time: what they are made of may come late.
  const offers = (offered?.text === value && suggest?.(value)) || [];
  const marked = offered?.marked ?? -1;
  const close = () => setOffered(null);

  function choose(offer: Offer) {
    close();
    onChoose?.(offer);
  }

  return {
    offers,
    marked: offers[marked] ? marked : -1,
    close,
    choose,
    /** Shows the suggestions for a text that the user just typed. */
    offer(text: string) {
      setOffered({ text, marked: -1 });
    },
    onKeyDown(event: KeyboardEvent) {
      const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
      if (offers.length === 0 || event.nativeEvent.isComposing) return;
      if (altKey || ctrlKey || metaKey || shiftKey) return;
      const chosen = offers[marked];
      if (key === "ArrowDown") mark((marked + 1) % offers.length);
      else if (key === "ArrowUp")
        mark(marked <= 0 ? offers.length - 1 : marked - 1);
      else if (key === "Escape") close();
      else if (key === "Enter" && chosen) choose(chosen);
      else {
        // Tab also moves to the next field.
        if (key === "Tab" && chosen) choose(chosen);
        return;
      }
      event.preventDefault();
      event.stopPropagation();
    },
  };

  function mark(place: number) {
    setOffered({ text: value, marked: place });
  }
}
