import { useEffect, useState } from "react";
import { reaction } from "shared-contracts/platform/state";

/**
 * Whether something observable holds, or held until less than so many ms ago. The caller is drawn again only when that
 * changes; pass the same `holds`.
 */
export function useLinger(holds: () => boolean, ms: number): boolean {
  const [lingers, setLingers] = useState(holds);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stopReacting = reaction(
      holds,
      (does) => {
        clearTimeout(timer);
        if (does) setLingers(true);
        else timer = setTimeout(() => setLingers(false), ms);
      },
      { fireImmediately: true },
    );
    return () => {
      stopReacting();
      clearTimeout(timer);
    };
  }, [holds, ms]);
  return lingers;
}
