import { useEffect, useRef, type RefObject } from "react";
import { usePlaced } from "../popover/usePlaced.tsx";
import styles from "./SuggestionList.module.css";
import type { Suggestion } from "./useSuggestions.tsx";

interface SuggestionListProps<Offer extends Suggestion> {
  id: string;
  label: string;
  offers: readonly Offer[];
  /** The index of the marked one, -1 for none. */
  marked: number;
  /** The field, which keeps the focus. */
  anchor: RefObject<HTMLElement | null>;
  onChoose: (offer: Offer) => void;
}

/** The id of a suggestion's element, for `aria-activedescendant`. */
export function optionId(listId: string, place: number): string {
  return `${listId}-${place}`;
}

/** The list of suggestions, in the top layer under its field. */
export function SuggestionList<Offer extends Suggestion>({
  id,
  label,
  offers,
  marked,
  anchor,
  onChoose,
}: SuggestionListProps<Offer>) {
  const list = useRef<HTMLUListElement>(null);
  usePlaced(list, anchor, "start");
  useEffect(() => {
    list.current?.children[marked]?.scrollIntoView?.({ block: "nearest" });
  }, [marked]);
  return (
    <ul
      ref={list}
      id={id}
      className={styles.list}
      popover="manual"
      role="listbox"
      aria-label={label}
      // A press must not move the focus away from the field.
      onMouseDown={(event) => event.preventDefault()}
    >
      {offers.map((offer, place) => (
        <li
          key={offer.id}
          id={optionId(id, place)}
          className={styles.option}
          role="option"
          aria-selected={place === marked}
          onClick={() => onChoose(offer)}
        >
          <span className={styles.label}>{offer.label}</span>
          <span className={styles.detail}>{offer.detail}</span>
        </li>
      ))}
    </ul>
  );
}
