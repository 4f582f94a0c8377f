/**
 * The JSON text of an object with more keys, whose values are JSON texts; null is left out. Nothing is parsed, because
 * a budget may be large; of two equal keys JSON.parse keeps the later one.
 */
export function withKeys(
  text: string,
  keys: Readonly<Record<string, string | null>>,
): string {
  const more = Object.entries(keys).flatMap(([key, value]) =>
    value === null ? [] : [`"${key}":${value}`],
  );
  if (more.length === 0) return text;
  const rest = text.slice(0, -1);
  return `${rest}${rest === "{" ? "" : ","}${more.join()}}`;
}
