import jsQr from "jsqr";
import { qrPath } from "./qr-path.ts";

const QUIET = 4;
const MODULE = 4;

/** The path as pixels: dark where one of its rectangles is. */
function drawn({ path, side }: ReturnType<typeof qrPath>) {
  const size = (side + 2 * QUIET) * MODULE;
  const pixels = new Uint8ClampedArray(size * size * 4).fill(255);
  for (const rectangle of path.match(/M[^z]*z/g) ?? []) {
    const [, x, y, width] = /^M(\d+) (\d+)h(\d+)v1h-\3z$/.exec(rectangle)!;
    const left = (Number(x) + QUIET) * MODULE;
    const top = (Number(y) + QUIET) * MODULE;
    for (let down = top; down < top + MODULE; down++) {
      const start = (down * size + left) * 4;
      for (let at = 0; at < Number(width) * MODULE; at++)
        pixels.set([0, 0, 0], start + at * 4);
    }
  }
  return { pixels, size };
}

test.each([
  ["a PIX code", "00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456"],
  ["one sign", "1"],
  ["a long text", "Sabores da Serra, Nova Lima. ".repeat(8)],
])(
  "the path of %s is read back by another library [pix-code]",
  (_what, text) => {
    const { pixels, size } = drawn(qrPath(text));
    expect(jsQr(pixels, size, size)?.data).toBe(text);
  },
);
