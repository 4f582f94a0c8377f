import { qrPath } from "shared-contracts/formats/qr-path";
import type { Drawn } from "./shapes.ts";

/** A module of a usual code is 0.4 mm, which phones read from paper. */
const SIZE = 66;
const GAP = 9;
/** Modules around a code that stay empty. */
const QUIET = 4;

/** A QR code, and beside it content that is made for the width that is left; all in points. */
export function besideQrCode(
  text: string,
  made: (width: number) => Drawn,
  width: number,
): Drawn {
  const left = width - SIZE - GAP;
  const { content, height } = made(left);
  return {
    height: Math.max(SIZE, height),
    content: {
      columnGap: GAP,
      columns: [
        { width: SIZE, svg: qrSvg(text), fit: [SIZE, SIZE] },
        { width: left, stack: [content] },
      ],
    },
  };
}

function qrSvg(text: string): string {
  const { path, side } = qrPath(text);
  const whole = side + 2 * QUIET;
  return [
    `<svg viewBox="${-QUIET} ${-QUIET} ${whole} ${whole}">`,
    `<rect x="${-QUIET}" y="${-QUIET}" width="${whole}" height="${whole}" fill="#ffffff"/>`,
    `<path d="${path}" fill="#000000"/></svg>`,
  ].join("");
}
