import { useEffect, useState } from "react";

/** A build, as the serving command announces it. */
interface Rebuild {
  build: string;
  /** Empty when the sources compile. */
  problems: string;
}

/**
 * Reloads the page after each build when the serving command watches the sources; the address keeps the conditions.
 * `build` is this page's build, null without watching. Returns the compile errors of the sources.
 */
export function useRebuilds(build: string | null): string {
  const [problems, setProblems] = useState("");
  useEffect(() => {
    if (build === null) return undefined;
    const rebuilds = new EventSource("rebuilds");
    rebuilds.onmessage = ({ data }: MessageEvent<string>) => {
      const newest = JSON.parse(data) as Rebuild;
      setProblems(newest.problems);
      if (!newest.problems && newest.build !== build) location.reload();
    };
    return () => rebuilds.close();
  }, [build]);
  return problems;
}
