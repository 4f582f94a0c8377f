import { useEffect, useState, type ComponentType } from "react";

/** The delay before a failed download is retried, in ms. */
const AGAIN_MS = 5000;

export interface OnDemandProps<Props extends object> {
  /** Whether to render it. Once rendered it stays, and decides by itself. */
  needed: boolean;
  /** A stable function. */
  load: () => Promise<ComponentType<Props>>;
  props: Props;
}

/** Renders a rarely used component, downloaded on first use and outside the first load. */
export function OnDemand<Props extends object>({
  needed,
  load,
  props,
}: OnDemandProps<Props>) {
  const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    if (!needed || Loaded) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let left = false;
    const fetchIt = () =>
      void load().then(
        (component) => {
          if (!left) setLoaded(() => component);
        },
        (error: unknown) => {
          console.warn(error);
          if (!left) timer = setTimeout(fetchIt, AGAIN_MS);
        },
      );
    fetchIt();
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [needed, Loaded, load]);
  return Loaded && <Loaded {...props} />;
}
