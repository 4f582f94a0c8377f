import { useEffect, useRef, useState } from "react";
import { observer } from "shared-contracts/platform/state";
import { VisuallyHidden } from "shared-ui/visually-hidden/VisuallyHidden";
import { useFinalFigures } from "./useFinalFigures.ts";

/** How long the totals must stand still before they are read out, in ms. */
const DEBOUNCE_MS = 1000;

/** Reads the new totals out, politely and only when typing has stopped. Silent until something changes. */
export const TotalsAnnouncer = observer(function TotalsAnnouncer() {
  const { perPerson, total } = useFinalFigures();
  const text = `Total final ${total}, custo por pessoa ${perPerson}`;
  const [said, setSaid] = useState("");
  const known = useRef(text);

  useEffect(() => {
    if (known.current === text) return undefined;
    const timer = setTimeout(() => {
      known.current = text;
      setSaid(text);
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);

  return (
    <div role="status">
      <VisuallyHidden>{said}</VisuallyHidden>
    </div>
  );
});
