import { type ComponentType, type ReactNode, useEffect, useState } from "react";

/** The delay before a failed download is retried, in ms. */
const RETRY_MS = 5000;

/**
 * A component that is downloaded when it is first rendered, outside the first load. React.lazy would remember a failure,
 * and show what it loaded 300 ms later. `failed` is drawn after a failure, until a later try succeeds.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  failed: (retry: () => void) => ReactNode = () => null,
) {
  let loaded: ComponentType<Props> | null = null;
  return function OnDemand(props: Props) {
    const [Component, setComponent] = useState(() => loaded);
    const [attempt, setAttempt] = useState(0);
    const [hasFailed, setHasFailed] = useState(false);
    useEffect(() => {
      if (Component) return undefined;
      let timer: ReturnType<typeof setTimeout> | undefined;
      load().then(
        (component) => {
          loaded = component;
          setComponent(() => component);
        },
        (error: unknown) => {
          console.warn(error);
          setHasFailed(true);
          timer = setTimeout(setAttempt, RETRY_MS, attempt + 1);
        },
      );
      return () => clearTimeout(timer);
    }, [Component, attempt]);
    if (Component) return <Component {...props} />;
    return hasFailed && failed(() => setAttempt(attempt + 1));
  };
}
