import { textTable } from "tooling/text-table";

/** One line of the bench's table. */
export interface BenchResult {
  name: string;
  /** Our figure, and that of what it is compared with, as shown. */
  measured: string;
  /** What is judged: it may be `limit` at most. Without a limit the line only informs. */
  value: number;
  limit?: number | undefined;
  unit: Unit;
}

type Unit = "×" | "ms" | "KB" | "MB" | "MB/min" | "points" | "calls" | "saves";

/** A part of the bench. Each of its checks either holds or throws. */
export type Bench = (options: {
  verbose: boolean;
}) => BenchResult[] | Promise<BenchResult[]>;

/** A figure by itself. */
export function figure(
  name: string,
  value: number,
  unit: Exclude<Unit, "×">,
  limit?: number,
): BenchResult {
  return { name, measured: "", value, unit, limit };
}

/** How many times the peer's figure ours is. Of one run, so that the machine's speed does not count. */
export function times(
  name: string,
  own: number,
  peer: number,
  unit: Unit,
  limit?: number,
): BenchResult {
  const measured = `${short(own)} : ${short(peer)} ${unit}`;
  return { name, measured, value: own / peer, unit: "×", limit };
}

export function isWithinLimit({ value, limit = Infinity }: BenchResult) {
  return value <= limit;
}

/** The lines as a table for a terminal. */
export function table(results: readonly BenchResult[]): string {
  const cells = (result: BenchResult) => {
    const { name, measured, value, limit, unit } = result;
    const judged =
      limit === undefined
        ? ["", ""]
        : [`≤ ${limit} ${unit}`, isWithinLimit(result) ? "ok" : "OVER"];
    return [name, measured, `${short(value)} ${unit}`, ...judged];
  };
  return textTable(
    [["name", "measured", "result", "limit", ""], ...results.map(cells)],
    "right",
  );
}

function short(number: number): string {
  return String(Number(number.toPrecision(4)));
}
