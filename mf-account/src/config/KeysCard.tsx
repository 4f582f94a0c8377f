import { useEffect, useId, useRef, useState } from "react";
import { Card } from "shared-ui/card/Card";
import { Checkbox } from "shared-ui/checkbox/Checkbox";
import {
  hasLetterKeys,
  setLetterKeys,
} from "shared-ui/letter-keys/letter-keys.ts";

/** Switches the shortcuts of a single letter off, in this browser. */
export function KeysCard() {
  const titleId = useId();
  const card = useRef<HTMLElement>(null);
  const [isOn, setOn] = useState(hasLetterKeys);

  // The list of keys leads here.
  useEffect(() => {
    if (window.location.hash === "#teclado")
      card.current?.scrollIntoView?.({ block: "start" });
  }, []);

  return (
    <Card ref={card} padded aria-labelledby={titleId}>
      <h2 id={titleId}>Teclado</h2>
      <Checkbox
        label="Usar letras sozinhas como atalhos"
        hint="Neste navegador. Dentro de um campo elas nunca agem; com ? você vê todos os atalhos."
        checked={isOn}
        onChange={(wanted) => {
          setLetterKeys(wanted);
          setOn(wanted);
        }}
      />
    </Card>
  );
}
