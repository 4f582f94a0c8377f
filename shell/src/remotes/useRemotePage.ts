import { useCallback, useEffect, useState, type ComponentType } from "react";
import type { RemoteModule } from "shared-contracts/federation/remote-module";
import { loadRemoteModule } from "./load-remote.ts";
import { RemoteError } from "./remote-error.ts";

/** A page of a remote on its way to the screen. A router's lazy route or React.lazy would remember a failure for ever. */
export type RemotePage =
  | { status: "loading"; module?: RemoteModule }
  | { status: "ready"; module: RemoteModule; page: string; Page: ComponentType }
  | { status: "failed"; error: unknown; retrying: boolean };

/** Loads a page of a remote and keeps the remote's module while its pages change. */
export function useRemotePage(remote: string, page: string) {
  const [state, setState] = useState<RemotePage>({ status: "loading" });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let current = true;
    const set = (next: RemotePage) => {
      if (current) setState(next);
    };
    void load(remote, page).then(set, (error: unknown) =>
      set({ status: "failed", error, retrying: false }),
    );
    return () => {
      current = false;
    };
  }, [remote, page, attempt]);

  const retry = useCallback(() => {
    setState((before) =>
      before.status === "failed"
        ? { ...before, retrying: true }
        : { status: "loading" },
    );
    setAttempt((before) => before + 1);
  }, []);

  return { state, retry };
}

async function load(remote: string, page: string): Promise<RemotePage> {
  const module = await loadRemoteModule(remote);
  const loadPage = module.pages[page];
  if (!loadPage)
    throw new RemoteError(remote, module.version, `sem a página "${page}"`);
  try {
    return { status: "ready", module, page, Page: await loadPage() };
  } catch {
    throw new RemoteError(remote, module.version, "não carregou");
  }
}
