import { useRef, useState } from "react";
import { usePriceBook } from "./PriceBookProvider.tsx";

/** Opens what the price book says of a row's price. It never opens by itself. */
export function usePricePopover() {
  const { load } = usePriceBook();
  const [isOpen, setOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  return {
    isOpen,
    close: () => setOpen(false),
    button: {
      label: "Preço no caderno",
      isOpen,
      anchor,
      onPress: () => {
        load();
        setOpen(!isOpen);
      },
    },
  };
}
