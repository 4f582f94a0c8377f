import type { Sent } from "../src/deployment.ts";
import { kb } from "./result.ts";

/** What was sent together, in KB of 1000 bytes. */
export function kilobytes(sent: readonly Sent[]): number {
  return sent.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
}

/** Tells what was sent, the largest first. */
export function report(title: string, sent: readonly Sent[]): void {
  console.error(`\n${title}: ${kb(kilobytes(sent))}`);
  for (const { file, status, bytes } of sent.toSorted(
    (a, b) => b.bytes - a.bytes,
  ))
    console.error(`${String(bytes).padStart(8)}  ${status}  ${file}`);
}
