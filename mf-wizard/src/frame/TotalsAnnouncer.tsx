import { useEffect, useRef, useState } from "react";
import { useAppState } from "shared-contracts/federation/app-state";
import { observer } from "shared-contracts/platform/state";
import { formatMoney } from "shared-contracts/pricing/money";
import { VisuallyHidden } from "shared-ui/visually-hidden/VisuallyHidden";

/** How long the totals must stand still before they are read out, in ms. */
const DEBOUNCE_MS = 1000;

/** Reads the new totals out, politely and only when typing has stopped. Silent until something changes. */
export const TotalsAnnouncer = observer(function TotalsAnnouncer() {
  const { totals } = useAppState().store;
  const text = `Total final ${formatMoney(totals.total)}, custo por pessoa ${formatMoney(totals.perPerson)}`;
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
