import {
  contractChange,
  isAtLeast,
  neededVersion,
  type ContractChange,
} from "./contract-change.ts";
import type { ContractReport } from "./contract-report.ts";

/** Why a shell with the contract `live` does not give all that `own` promises remotes, in words; none when it does. */
export function missingFromShell(
  title: string,
  live: ContractReport,
  own: ContractReport,
): string[] {
  const lacks = contractChange(own.surface, live.surface);
  if (lacks.kind !== "major") return [];
  const gives = contractChange(live.surface, own.surface);
  const needed = neededVersion(live.version, gives);
  const [major] = live.version.split(".");
  const how = needed.startsWith(`${major}.`)
    ? "release the shell first"
    : "release the shell with all that need it";
  const advice = isAtLeast(own.version, needed)
    ? `${own.version} is needed: ${how}`
    : `${needed} is needed: raise CONTRACTS and ${how}`;
  return [
    `${title}, on contract ${live.name} ${live.version}, does not give all that this checkout promises (${inWords(lacks)}); ${advice}`,
  ];
}

/**
 * Why a shell may not follow one with the contract `live` under its number, in words; none when it may. An older shell
 * is for the remotes to judge.
 */
export function understatedChange(
  live: ContractReport,
  own: ContractReport,
): string[] {
  if (!isAtLeast(own.version, live.version)) return [];
  const change = contractChange(live.surface, own.surface);
  const needed = neededVersion(live.version, change);
  if (isAtLeast(own.version, needed)) return [];
  return [
    `its contract ${live.name} changed since the live shell's ${live.version} (${inWords(change)}); ${needed} is needed: raise CONTRACTS`,
  ];
}

/** The compiler's reasons on one line, each once. Outer lines that repeat an inner one in full types are omitted. */
function inWords(change: ContractChange): string {
  if (change.kind !== "major") return `a ${change.kind} change`;
  const reasons = change.reasons.map((reason) =>
    reason.split("\n").map((line) => line.trim()),
  );
  const nested = reasons.filter((lines) => lines.length > 1);
  const words = new Map<string, string>();
  for (const [first = "", ...inner] of nested.length ? nested : reasons) {
    const last = inner.at(-1) ?? first;
    if (!words.has(last)) words.set(last, inner.join(" ") || first);
  }
  return [...words.values()]
    .map((text) => text.replaceAll(/import\("[^"]*"\)\.?/g, ""))
    .map((text) => text.replace(/\.$/, ""))
    .join("; ");
}
