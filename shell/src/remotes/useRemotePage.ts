import { useCallback, useEffect, useState } from "react";
import {
  allowRetry,
  leaveRelease,
  loadRemotePage,
  type LoadedPage,
} from "./load-remote.ts";

/** The loading state of a remote's page. A router's lazy route or React.lazy would remember a failure for ever. */
export type RemotePage =
  | { status: "loading" }
  | { status: "ready"; page: string; loaded: LoadedPage }
  | { status: "failed"; error: unknown; retrying: boolean };

/** Loads a page of a remote for a user, and another release of it when one fails on screen. */
export function useRemotePage(remote: string, page: string, userId: string) {
  const [state, setState] = useState<RemotePage>({ status: "loading" });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let current = true;
    const set = (next: RemotePage) => {
      if (current) setState(next);
    };
    void loadRemotePage(remote, page, userId).then(
      (loaded) => set({ status: "ready", page, loaded }),
      (error: unknown) => set({ status: "failed", error, retrying: false }),
    );
    return () => {
      current = false;
    };
  }, [remote, page, userId, attempt]);

  const retry = useCallback(() => {
    allowRetry(remote);
    setState((before) =>
      before.status === "failed"
        ? { ...before, retrying: true }
        : { status: "loading" },
    );
    setAttempt((before) => before + 1);
  }, [remote]);

  const leave = useCallback(
    ({ candidate }: LoadedPage) => {
      leaveRelease(remote, page, candidate);
      setState({ status: "loading" });
      setAttempt((before) => before + 1);
    },
    [remote, page],
  );

  return { state, attempt, retry, leave };
}
