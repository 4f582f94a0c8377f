import { textTable } from "tooling/text-table";

/**
 * One line of the bench's table. Milliseconds and bytes are for reading; only `compared` is judged, because machines
 * differ.
 */
export interface BenchResult {
  name: string;
  /** Our figure and that of what it is compared with, as shown. */
  measured: string;
  peer?: string;
  /** Ours against the peer's: `÷` how many times as much, `−` how much worse, in KB (1000 bytes) or another unit. */
  compared?: {
    by: "÷" | "−";
    value: number;
    limit?: number;
    /** Default: KB. */
    unit?: "points" | "requests";
  };
}

/** A part of the bench: each of its checks either holds or throws, before anything is timed. */
export type Bench = (options: {
  verbose: boolean;
}) => BenchResult[] | Promise<BenchResult[]>;

/** Whether a line is within its limit; one without a limit always is. */
export function isWithinLimit({ compared }: BenchResult): boolean {
  return compared?.limit === undefined || compared.value <= compared.limit;
}

/** A comparison by division: how many times the peer's figure ours is. */
export function ratio(measured: number, peer: number, limit?: number) {
  const value = measured / peer;
  return {
    by: "÷" as const,
    value,
    ...(limit !== undefined && { limit }),
  };
}

/** The lines as a table for a terminal. */
export function table(results: readonly BenchResult[]): string {
  return textTable(
    [["name", "measured", "peer", "ratio", "limit", ""], ...results.map(cells)],
    "right",
  );
}

function cells(result: BenchResult): string[] {
  const { name, measured, peer = "", compared } = result;
  if (!compared) return [name, measured, peer, "", "", ""];
  const { value, by, limit, unit } = compared;
  const text = (number: number) => {
    if (by === "÷") return `${significant(number)}×`;
    return unit ? `${number} ${unit}` : kb(number);
  };
  if (limit === undefined) return [name, measured, peer, text(value), "", ""];
  const verdict = isWithinLimit(result) ? "ok" : "OVER";
  return [name, measured, peer, text(value), `≤ ${text(limit)}`, verdict];
}

function significant(number: number): string {
  return String(Number(number.toPrecision(3)));
}

/** Milliseconds, short. */
export function ms(milliseconds: number): string {
  return `${milliseconds.toPrecision(3)} ms`;
}

/** Milliseconds as seconds. */
export function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)} s`;
}

/** KB of 1000 bytes. */
export function kb(kilobytes: number): string {
  return `${kilobytes.toFixed(1)} KB`;
}
