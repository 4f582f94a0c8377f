import fc from "fast-check";

/**
 * What can become of a JSON text on its way: any value in the place of one anywhere in it, a piece cut out with
 * anything in its place, halves of surrogate pairs too, or another text altogether.
 */
export function mutatedJson(text: string): fc.Arbitrary<string> {
  const replaced = fc
    .tuple(fc.nat(250), fc.jsonValue())
    .map(([at, value]) =>
      JSON.stringify(replaceNth(JSON.parse(text), at, value)),
    );
  const cut = fc
    .tuple(
      fc.nat(text.length),
      fc.nat(60),
      fc.string({ unit: "binary", maxLength: 8 }),
    )
    .map(([at, length, filling]) =>
      [text.slice(0, at), filling, text.slice(at + length)].join(""),
    );
  return fc.oneof(replaced, cut, fc.constant("\ud800"), fc.json());
}

/** The value with its nth part, in reading order, replaced. */
function replaceNth(whole: unknown, nth: number, by: unknown): unknown {
  let left = nth;
  const walk = (value: unknown): unknown => {
    if (left-- === 0) return by;
    if (Array.isArray(value)) return value.map(walk);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [key, walk(part)]),
    );
  };
  return walk(whole);
}
