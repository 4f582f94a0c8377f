/** The byte order marks of UTF-16. */
const MARKS = [
  { first: 0xff, second: 0xfe, encoding: "utf-16le" },
  { first: 0xfe, second: 0xff, encoding: "utf-16be" },
];

/** The text of a file without its byte order mark: UTF-16 with a mark, else UTF-8, else Windows-1252 of old tools. */
export function decodeText(bytes: Uint8Array): string {
  const marked = MARKS.find(
    ({ first, second }) => bytes[0] === first && bytes[1] === second,
  );
  if (marked) return new TextDecoder(marked.encoding).decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
