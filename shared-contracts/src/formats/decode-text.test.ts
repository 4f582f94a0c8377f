import { decodeText } from "./decode-text.ts";

const TEXT = '{"city":"São João – 10 €"}';

/** Each character's two bytes, the lower one first. */
function utf16(text: string): number[] {
  return [...text].flatMap((character) => {
    const code = character.charCodeAt(0);
    return [code & 0xff, code >> 8];
  });
}

const swapped = (bytes: number[]) =>
  bytes.map((_, index) => bytes[index ^ 1] ?? 0);

test.each<[string, number[]]>([
  ["UTF-8", [...new TextEncoder().encode(TEXT)]],
  ["UTF-8 with a mark", [...new TextEncoder().encode(`\uFEFF${TEXT}`)]],
  ["UTF-16, lower byte first", utf16(`\uFEFF${TEXT}`)],
  ["UTF-16, higher byte first", swapped(utf16(`\uFEFF${TEXT}`))],
  [
    "Windows-1252",
    [...TEXT].map(
      (character) =>
        ({ "–": 0x96, "€": 0x80 })[character] ?? character.charCodeAt(0),
    ),
  ],
])("reads %s", (_, bytes) => {
  expect(decodeText(Uint8Array.from(bytes))).toBe(TEXT);
});

test("an empty file is an empty text", () => {
  expect(decodeText(new Uint8Array())).toBe("");
});

test.each(["ÿA!", "þA!", "Aþ!", "Aÿ!"])(
  "half a mark is none: %s in Windows-1252",
  (text) => {
    expect(decodeText(Buffer.from(text, "latin1"))).toBe(text);
  },
);
