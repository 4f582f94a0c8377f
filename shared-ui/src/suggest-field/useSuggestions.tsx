import { useState, type KeyboardEvent } from "react";

/** One thing that may be meant by what is typed. */
export interface Suggestion {
  /** Unique among those offered together. */
  id: string;
  label: string;
  /** A second, smaller line. */
  detail: string;
}

interface SuggestionsOptions<Offer extends Suggestion> {
  /** What stands in the field. */
  value: string;
  suggest: ((text: string) => readonly Offer[]) | undefined;
  onChoose: ((offer: Offer) => void) | undefined;
}

/** What was offered for a text; `marked` is the place of the one that the arrows are on, -1 for none. */
interface Offered<Offer> {
  text: string;
  offers: readonly Offer[];
  marked: number;
}

/**
 * What a field offers while it is typed in, and the keys for it: arrows mark, Enter and Tab take what is marked, Esc
 * closes. A key that does nothing here is left to those around the field.
 */
export function useSuggestions<Offer extends Suggestion>({
  value,
  suggest,
  onChoose,
}: SuggestionsOptions<Offer>) {
  const [offered, setOffered] = useState<Offered<Offer> | null>(null);
  // Suggestions for an older text, since undone or pasted over, are useless.
  const offers = offered?.text === value ? offered.offers : [];
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
    /** Offers what fits a text the user has just typed. */
    offer(text: string) {
      if (suggest) setOffered({ text, offers: suggest(text), marked: -1 });
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
        // Tab goes on to the next field as well.
        if (key === "Tab" && chosen) choose(chosen);
        return;
      }
      event.preventDefault();
      event.stopPropagation();
    },
  };

  function mark(place: number) {
    setOffered({ text: value, offers, marked: place });
  }
}
