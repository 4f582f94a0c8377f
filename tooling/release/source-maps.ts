import { originalPositionFor, TraceMap } from "@jridgewell/trace-mapping";
import { SOURCES } from "../src/hot/readable-stack.ts";
import { readPublished } from "./published-folder.ts";
import { ReleaseError } from "./release-error.ts";
import type { ReleaseTarget } from "./release-target.ts";

/** A place in a script of a release, by its address or from the folder on: the folder, the script, line and column. */
const PLACE =
  /(?:^|[\s(@/])((?:shell|mf-[a-z0-9-]+)\/\d[\w.+-]*)\/([\w.-]+\.js):(\d+):(\d+)/;

/** The function of a line of Chromium (`at f (…)`), or of Firefox and Safari (`f@…`). */
const FUNCTION = /^\s*(?:at (?:async |new )?([^\s(]+) \(|([^@\s]+)@)/;

/** A line of a stack: its place in the sources if it has one, else why not. */
interface Frame {
  text: string;
  place?: string;
  /** The name in the sources at this place: what is called there. */
  name?: string | null;
  problem?: string;
}

/**
 * A stack that was copied from a browser, with files, lines and names of the sources. Lines before the first frame are
 * its message; a later line that cannot be explained stays as it is, with the reason. Throws ReleaseError where none
 * can.
 */
export async function explainStack(
  target: ReleaseTarget,
  stack: string,
): Promise<string> {
  const lines = stack.trimEnd().split(/\r?\n/);
  const first = lines.findIndex((line) => PLACE.test(line));
  if (first < 0)
    throw new ReleaseError(
      "No line names a script of a release, as https://…/mf-billing/1.2.0-3262cefacb62/12.js:1:2345 does.",
    );
  const { maps } = target;
  if (!maps)
    throw new ReleaseError(
      "No source maps are kept: BANQUETE_SOURCE_MAPS_TARGET must be set.",
    );
  const frames: Frame[] = [];
  for (const line of lines.slice(first))
    frames.push({ text: line, ...(await placeOf(target, maps, line)) });
  if (frames.every(({ place }) => !place))
    throw new ReleaseError(`No line can be explained: ${frames[0]!.problem}.`);
  const explained = frames.map(({ text, place, problem }, at) => {
    if (!place) return `${text}  [${problem}]`;
    // What a function is called in the sources is at the place that calls it.
    const [, chromium, other] = FUNCTION.exec(text) ?? [];
    const name = frames[at + 1]?.name ?? chromium ?? other;
    return name ? `    at ${name} (${place})` : `    at ${place}`;
  });
  return [...lines.slice(0, first), ...explained].join("\n");
}

async function placeOf(
  target: ReleaseTarget,
  maps: ReleaseTarget,
  line: string,
): Promise<Omit<Frame, "text">> {
  const [, folder, script, row, column] = PLACE.exec(line) ?? [];
  if (!folder || !script) return { problem: "not a frame of a release" };
  const path = `${folder}/${script}`;
  const map = await maps.read(`${path}.map`);
  if (!map)
    return (await readPublished(target, folder))
      ? { problem: `no source map of ${path} in ${maps.name}` }
      : { problem: `${folder} is no release in ${target.name}` };
  const found = originalPositionFor(new TraceMap(String(map.content)), {
    line: Number(row),
    column: Number(column) - 1,
  });
  if (!found.source) return { problem: `no source at this place of ${path}` };
  const file = found.source.replace(SOURCES, "");
  return {
    name: found.name,
    place: `${file}:${found.line}:${found.column + 1}`,
  };
}
