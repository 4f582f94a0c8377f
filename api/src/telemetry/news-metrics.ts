import { Counter, Histogram, type Registry } from "prom-client";
import type { RemoteNews } from "shared-contracts/federation/remote-news";
import { knownRelease, type ReleasedRemotes } from "./released-remotes.ts";

/** Upper bounds around what is held to be good and poor: seconds, CLS without a unit. */
const BOUNDS = {
  LCP: [1, 2.5, 4, 8],
  INP: [0.1, 0.2, 0.5, 1],
  CLS: [0.05, 0.1, 0.25, 0.5],
};

/**
 * Counts the news of pages by remote and release. Remotes and releases that the list does not have are counted as
 * `other`: otherwise any caller could add series.
 */
export function countNews(
  registry: Registry,
  { lines }: ReleasedRemotes,
): (news: RemoteNews) => Promise<void> {
  const registers = [registry];
  const opened = new Counter({
    name: "banquete_remote_openings_total",
    help: "Pages of remotes that were opened, by outcome and the step they got to",
    labelNames: ["remote", "release", "arm", "phase", "outcome"],
    registers,
  });
  const vital = (name: keyof typeof BOUNDS, unit: string, help: string) =>
    new Histogram({
      name: `banquete_page_${name.toLowerCase()}${unit}`,
      help,
      labelNames: ["remote", "release"],
      buckets: BOUNDS[name],
      registers,
    });
  const vitals = {
    LCP: vital("LCP", "_seconds", "Largest contentful paint of documents"),
    INP: vital("INP", "_seconds", "Interaction to next paint of documents"),
    CLS: vital("CLS", "", "Cumulative layout shift of documents"),
  };
  return async (news) => {
    const known = await lines();
    const named = ({ remote, release }: { remote: string; release: string }) =>
      known.has(remote)
        ? { remote, release: knownRelease(known.get(remote), release) }
        : { remote: "other", release: "other" };
    for (const opening of news.openings) {
      const { arm, phase, outcome } = opening;
      opened.inc({ ...named(opening), arm, phase, outcome });
    }
    for (const { name, value, ...from } of news.vitals)
      vitals[name].observe(named(from), value);
  };
}
