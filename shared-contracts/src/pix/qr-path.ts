import { create } from "qrcode";

/**
 * The dark modules of a text's QR code as the data of one SVG path; a module is a unit, and `side` is how many of them
 * a side has, without the quiet zone. Page and PDF draw the same.
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
