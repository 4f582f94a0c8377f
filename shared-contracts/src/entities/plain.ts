/** A record of unknown values, such as a JSON object. */
export type Plain = Record<string, unknown>;

/** Whether a value is a record: an object that is neither null nor an array. */
export function isPlain(value: unknown): value is Plain {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The value of a JSON text; undefined for other text. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** `dados` of a saved or received budget, an object or its JSON text, as a record; null when it is neither. */
export function toPlain(dados: unknown): Plain | null {
  const value = typeof dados === "string" ? parseJson(dados) : dados;
  return isPlain(value) ? value : null;
}

/** A copy of a record without some keys. */
export function without(
  record: Readonly<Plain>,
  keys: readonly string[],
): Plain {
  return Object.fromEntries(
    Object.entries(record).filter(([key]) => !keys.includes(key)),
  );
}
