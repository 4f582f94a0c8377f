import { useEffect, useState } from "react";
import { reaction } from "shared-contracts/platform/state";

/**
 * Whether `holds` is true, or was less than the given ms ago. The caller rerenders only when the result changes; pass a
 * stable `holds`.
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
