import { qrPath } from "shared-contracts/pix/qr-path";

/** Modules around a code that stay empty. */
const QUIET = 4;

/** A text's QR code as a picture: black on white, whatever the accent. */
export function qrSvg(text: string): string {
  const { path, side } = qrPath(text);
  const whole = side + 2 * QUIET;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-QUIET} ${-QUIET} ${whole} ${whole}">`,
    `<rect x="${-QUIET}" y="${-QUIET}" width="${whole}" height="${whole}" fill="#ffffff"/>`,
    `<path d="${path}" fill="#000000"/></svg>`,
  ].join("");
}
