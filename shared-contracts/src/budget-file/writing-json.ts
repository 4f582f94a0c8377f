import { mappingEach, type Turns } from "../turns/turns.ts";
import { isPlain, type Plain } from "./plain-copy.ts";

/** What `JSON.stringify` writes of plain data, an entry of its lists a turn. */
export function* writingJson(value: Plain): Turns<string> {
  const fields: string[] = [];
  for (const [key, field] of Object.entries(value)) {
    const text = Array.isArray(field)
      ? yield* writingList(field)
      : textOf(field);
    if (text !== undefined) fields.push(`${JSON.stringify(key)}:${text}`);
  }
  return `{${fields.join()}}`;
}

function* writingList(list: readonly unknown[]): Turns<string> {
  const entries = yield* mappingEach(list, function* (entry) {
    if (isPlain(entry) && Object.values(entry).some(Array.isArray))
      return yield* writingJson(entry);
    return textOf(entry) ?? "null";
  });
  return `[${entries.join()}]`;
}

/** Undefined for what JSON leaves out. */
function textOf(value: unknown): string | undefined {
  return JSON.stringify(value) as string | undefined;
}
