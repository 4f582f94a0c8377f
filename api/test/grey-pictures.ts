import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import type { Canvas } from "@napi-rs/canvas";
import sharp from "sharp";

/** A picture in 16 greys, from 0 (black) to 15; a byte a pixel. */
export interface GreyPicture {
  width: number;
  height: number;
  greys: Uint8Array;
}

/** So small a difference comes from rounding, not from another drawing. */
const SAME_GREYS = 3;

export function greyPicture(canvas: Canvas): GreyPicture {
  const { width, height } = canvas;
  const { data } = canvas.getContext("2d").getImageData(0, 0, width, height);
  const greys = new Uint8Array(width * height);
  for (let at = 0; at < greys.length; at++) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at * 4, at * 4 + 3);
    greys[at] = Math.round((0.3 * red + 0.59 * green + 0.11 * blue) / 17);
  }
  return { width, height, greys };
}

/** How many pixels differ; all of them where the sizes do. */
export function differentPixels(a: GreyPicture, b: GreyPicture): number {
  if (a.width !== b.width || a.height !== b.height) return a.greys.length;
  return a.greys.reduce(
    (count, grey, at) =>
      Math.abs(grey - b.greys[at]!) > SAME_GREYS ? count + 1 : count,
    0,
  );
}

/** Keeps a picture as a small PNG. */
export async function writePicture(
  path: string,
  { width, height, greys }: GreyPicture,
): Promise<void> {
  const pixels = greys.map((grey) => grey * 17);
  const file = await sharp(pixels, { raw: { width, height, channels: 1 } })
    .png({ compressionLevel: 9, adaptiveFiltering: false })
    .toColourspace("b-w")
    .toBuffer();
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, file);
}

export async function readPicture(path: string): Promise<GreyPicture> {
  const { data, info } = await sharp(await readFile(path))
    .toColourspace("b-w")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const greys = new Uint8Array(width * height);
  for (let at = 0; at < greys.length; at++)
    greys[at] = Math.round(data[at * channels]! / 17);
  return { width, height, greys };
}
