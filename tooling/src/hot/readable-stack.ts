import { originalPositionFor, TraceMap } from "@jridgewell/trace-mapping";

/** In front of a source's path in source maps. */
export const SOURCES = "webpack://banquete/";

const PLACE = /(https?:\/\/[^\s()]+?):(\d+):(\d+)/;
const NOT_OURS = /node_modules\/|<anonymous>/;

/**
 * A stack whose places are those in the sources, by the source maps beside the scripts; frames of libraries and
 * browsers are left out.
 */
export async function readableStack(stack: string): Promise<string> {
  const lines = await Promise.all(stack.split("\n").map(readableLine));
  return lines.filter((line) => !NOT_OURS.test(line)).join("\n");
}

async function readableLine(line: string): Promise<string> {
  const [place, script, row, column] = PLACE.exec(line) ?? [];
  if (!place) return line;
  const map = await mapOf(script!);
  if (!map) return line;
  const found = originalPositionFor(map, {
    line: Number(row),
    column: Number(column) - 1,
  });
  if (!found.source) return line;
  const file = found.source.replace(SOURCES, "");
  return line.replace(place, `./${file}:${found.line}:${found.column + 1}`);
}

async function mapOf(script: string): Promise<TraceMap | null> {
  const response = await fetch(`${script}.map`).catch(() => null);
  return response?.ok ? new TraceMap(await response.json()) : null;
}
