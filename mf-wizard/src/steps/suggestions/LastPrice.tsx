import History from "lucide-react/icons/history";
import { useRef, useState, type ReactNode, type RefObject } from "react";
import { useAppState } from "shared-contracts/federation/app-state";
import { Button } from "shared-ui/button/Button";
import { usePlaced } from "shared-ui/popover/usePlaced";
import styles from "./LastPrice.module.css";

/** A price the row had in a saved budget, in words. */
export interface PriceOffer {
  /** "R$ 77,40/kg". */
  text: string;
  /** "08/12/2025". */
  savedOn: string;
  take: () => void;
}

interface LastPriceProps {
  /** Looked up when the field gets the focus; undefined where there is nothing to say. */
  offer: () => PriceOffer | undefined;
  /** The price field. */
  children: ReactNode;
}

/**
 * A price field that, while it has the focus, says what the row cost in the newest saved budget, to be taken by hand.
 */
export function LastPrice({ offer, children }: LastPriceProps) {
  const { history } = useAppState().store;
  const cell = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState(false);
  const offered = focused ? offer() : undefined;
  return (
    <div
      ref={cell}
      onFocus={() => setFocused(true)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setFocused(false);
      }}
    >
      {children}
      {offered && (
        <PlacedOffer
          anchor={cell}
          offer={offered}
          onTake={() => {
            history.seal();
            offered.take();
            history.seal();
            // What was pressed is gone with the difference.
            cell.current?.querySelector("input")?.focus();
          }}
        />
      )}
    </div>
  );
}

function PlacedOffer({
  anchor,
  offer,
  onTake,
}: {
  anchor: RefObject<HTMLElement | null>;
  offer: PriceOffer;
  onTake: () => void;
}) {
  const popover = useRef<HTMLDivElement>(null);
  usePlaced(popover, anchor);
  return (
    <div ref={popover} popover="manual" className={styles.offer}>
      <Button variant="ghost" icon={History} onClick={onTake}>
        {`Usar ${offer.text} de ${offer.savedOn}`}
      </Button>
    </div>
  );
}
