import type { Turns } from "../turns/turns.ts";
import { isPlain, type Plain } from "./plain-copy.ts";

/** What `JSON.stringify` writes of plain data, an entry of its lists a turn. Entries must be replaced, never changed: an unchanged one is not written twice. */
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
  const entries: string[] = [];
  for (const entry of list) {
    entries.push(
      textOfKnown(entry) ??
        (isPlain(entry) ? yield* writingEntry(entry) : textOf(entry)) ??
        "null",
    );
    yield;
  }
  return `[${entries.join()}]`;
}

/** The texts of the rows there are: with each change all but one of them are written as before. */
const known = new WeakMap<Plain, string>();

function textOfKnown(entry: unknown): string | undefined {
  return isPlain(entry) ? known.get(entry) : undefined;
}

function* writingEntry(entry: Plain): Turns<string | undefined> {
  if (Object.values(entry).some(Array.isArray))
    return yield* writingJson(entry);
  const text = textOf(entry);
  if (text !== undefined) known.set(entry, text);
  return text;
}

/** Undefined for what JSON leaves out. */
function textOf(value: unknown): string | undefined {
  return JSON.stringify(value) as string | undefined;
}
