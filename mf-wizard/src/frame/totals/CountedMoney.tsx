import { useEffect, useEffectEvent, useState } from "react";
import { formatMoney } from "shared-contracts/formats/money";
import { type Amount, toCents } from "shared-contracts/numbers/rounding";

const COUNT_MS = 150;

const MOTION = "(prefers-reduced-motion: no-preference)";

const mayMove = () => globalThis.matchMedia?.(MOTION).matches ?? false;

/** An amount in reais that counts from its last figure to a changed one; not for who wants less motion. */
export function CountedMoney({ amount }: { amount: Amount }) {
  const cents = toCents(amount);
  const [shown, show] = useState(cents);
  const shownNow = useEffectEvent(() => shown);

  useEffect(() => {
    const from = shownNow();
    if (from === cents) return;
    let start: number | undefined;
    let frame = requestAnimationFrame(function count(now) {
      start ??= now;
      const percent = mayMove() ? ((now - start) / COUNT_MS) * 100 : 100;
      if (percent >= 100) return show(cents);
      show(from + ((cents - from) * BigInt(Math.floor(percent))) / 100n);
      frame = requestAnimationFrame(count);
    });
    return () => cancelAnimationFrame(frame);
  }, [cents]);

  return formatMoney({ units: mayMove() ? shown : cents, scale: 2 });
}
