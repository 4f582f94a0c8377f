import { create } from "qrcode";

/**
 * The QR code of a text as an SVG path of its dark modules. Page and PDF draw the same path.
 *
 * @returns The path data, in units of one module, and the number of modules of a side, without the quiet zone.
 */
export function qrPath(text: string): { path: string; side: number } {
  const { modules } = create(text, { errorCorrectionLevel: "M" });
  const side = modules.size;
  const rows = Array.from({ length: side }, (_, y) =>
    Array.from({ length: side }, (__, x) => (modules.get(y, x) ? "1" : "0")),
  );
  const path = rows
    .flatMap((row, y) =>
      Array.from(
        row.join("").matchAll(/1+/g),
        ({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`,
      ),
    )
    .join("");
  return { path, side };
}
