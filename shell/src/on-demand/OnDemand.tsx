import { useEffect, useState, type ComponentType } from "react";

/** How long after a download failed it is tried again, in ms. */
const AGAIN_MS = 5000;

export interface OnDemandProps<Props extends object> {
  /** Whether it is to be drawn by now. Once it is there it stays, and decides by itself. */
  wanted: boolean;
  /** The same function at each drawing. */
  load: () => Promise<ComponentType<Props>>;
  props: Props;
}

/** Draws what few users ever see, downloaded when it is first wanted and no part of anybody's first load. */
export function OnDemand<Props extends object>({
  wanted,
  load,
  props,
}: OnDemandProps<Props>) {
  const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    if (!wanted || Loaded) return undefined;
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
  }, [wanted, Loaded, load]);
  return Loaded && <Loaded {...props} />;
}
