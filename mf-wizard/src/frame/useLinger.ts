import { useEffect, useState } from "react";

/** Whether something holds, or held until less than so many ms ago. */
export function useLinger(holds: boolean, ms: number): boolean {
  const [lingers, setLingers] = useState(holds);
  useEffect(() => {
    const timer = setTimeout(() => setLingers(holds), holds ? 0 : ms);
    return () => clearTimeout(timer);
  }, [holds, ms]);
  return holds || lingers;
}
