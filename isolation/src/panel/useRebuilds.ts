import { useEffect, useState } from "react";

/** What the command that serves the page tells of a build. */
interface Rebuild {
  build: string;
  /** Empty where nothing is wrong with the sources. */
  problems: string;
}

/**
 * Follows the remote's sources where the command that serves the page does (`build` is the one this page is of, null
 * where nothing is followed): after a change the page opens anew, and its address says all that was chosen. Answers
 * what keeps a change from being built.
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
