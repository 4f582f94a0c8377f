import { deflateSync } from "node:zlib";
import sharp from "sharp";
import {
  animation,
  blank,
  EMPTY_ARCHIVE,
  film,
  followedBy,
  jpeg,
  movingPng,
  noisy,
  phoneTrailer,
  png,
  pngChunk,
  withChunks,
  withComment,
} from "./picture-parts.ts";

const MB = 1024 * 1024;
const ONLY_PICTURES = "Apenas arquivos PNG, JPG e JPEG são permitidos";
const TOO_LARGE = "Arquivo muito grande. Máximo 5MB";
const FAILED = "Erro ao fazer upload da logo";

/** Text beside the pixels. No part of it may be left in a stored logo. */
export const SECRET = "never-to-be-kept";

/** A valid logo file, its description and the expected result. */
export interface TakenFile {
  what: string;
  name: string;
  make: () => Promise<Buffer>;
  type: "image/png" | "image/jpeg";
  size: readonly [width: number, height: number];
}

/** An invalid file, and the reason. */
export interface RefusedFile {
  what: string;
  name: string;
  make: () => Promise<Buffer | string>;
  status: number;
  error: string;
}

const taken = (
  what: string,
  make: () => Promise<Buffer>,
  {
    type = "image/png",
    size = [40, 20],
    name = "logo.png",
  }: Partial<TakenFile> = {},
): TakenFile => ({ what, name, make, type, size });

const takenJpeg = (
  what: string,
  make: () => Promise<Buffer>,
  rest: Partial<TakenFile> = {},
) => taken(what, make, { type: "image/jpeg", name: "logo.jpg", ...rest });

/** Files as users have them. */
export const takenFiles: TakenFile[] = [
  taken("a PNG", png),
  taken("a PNG of few colours, partly clear", () =>
    blank().ensureAlpha(0.5).png({ palette: true, colours: 4 }).toBuffer(),
  ),
  taken("a PNG of 16 bits", () =>
    blank().toColourspace("rgb16").png().toBuffer(),
  ),
  taken("a PNG of greys", () => blank().toColourspace("b-w").png().toBuffer()),
  taken("a PNG in seven turns", () =>
    blank().png({ progressive: true }).toBuffer(),
  ),
  taken("a PNG in another space of colours", () =>
    blank().withIccProfile("p3").png().toBuffer(),
  ),
  taken("a PNG that moves", movingPng),
  taken("a PNG with a page in its words", () =>
    withChunks(
      png(),
      "IDAT",
      pngChunk("tEXt", `Comment\0<html><script>${SECRET}</script>`),
    ),
  ),
  taken("a PNG with something after it", () =>
    followedBy(png(), `${"\0".repeat(64)}${SECRET}`),
  ),
  taken("one pixel", () => png(1, 1), { size: [1, 1] }),
  taken("a line", () => png(20_000, 3), { size: [4096, 1] }),
  taken("a PNG named as something else", png, { name: "logo.svg" }),
  takenJpeg("a JPEG", jpeg),
  takenJpeg("a JPEG named as a PNG", jpeg, { name: "logo.png" }),
  takenJpeg("a JPEG that comes in turns", () =>
    noisy(40, 20).jpeg({ progressive: true }).toBuffer(),
  ),
  takenJpeg("a JPEG of greys", () =>
    blank().toColourspace("b-w").jpeg().toBuffer(),
  ),
  takenJpeg("a JPEG for a printing press", () =>
    blank().toColourspace("cmyk").jpeg().toBuffer(),
  ),
  takenJpeg(
    "a JPEG lying on its side",
    () => blank().jpeg().withMetadata({ orientation: 6 }).toBuffer(),
    { size: [20, 40] },
  ),
  takenJpeg("a JPEG that says who made it", () =>
    blank()
      .jpeg()
      .withExif({ IFD0: { Copyright: `<script>${SECRET}</script>` } })
      .toBuffer(),
  ),
  takenJpeg("a JPEG with a comment", () => withComment(jpeg(), SECRET)),
  takenJpeg("a JPEG with a second one after it", async () =>
    followedBy(jpeg(), await withComment(jpeg(), SECRET)),
  ),
  takenJpeg("a JPEG with a telephone's notes after it", () =>
    followedBy(jpeg(), phoneTrailer(SECRET)),
  ),
  takenJpeg("a JPEG with a film after it", () =>
    followedBy(jpeg(), film(SECRET)),
  ),
  takenJpeg("a JPEG with nothing but zeros after it", () =>
    followedBy(jpeg(), Buffer.alloc(4096)),
  ),
];

const svg = `<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>`;

const refused =
  (status: number, error: string) =>
  (
    what: string,
    make: () => Promise<Buffer | string>,
    name = "logo.png",
  ): RefusedFile => ({ what, name, make, status, error });

const noPicture = refused(415, ONLY_PICTURES);
const broken = refused(400, FAILED);
const tooLarge = refused(413, TOO_LARGE);

/** Files that are not a picture, are more than one, or cannot be decoded. */
export const refusedFiles: RefusedFile[] = [
  noPicture("nothing", async () => ""),
  noPicture("an SVG", async () => svg, "logo.svg"),
  noPicture("an SVG named as a PNG", async () => svg),
  noPicture("an SVG behind a text mark", async () => `\ufeff${svg}`),
  noPicture(
    "an SVG behind its prolog",
    async () => `\n <?xml version="1.0"?>\n<!-- x -->\n${svg}`,
  ),
  noPicture("a page", async () => "<!doctype html><p>x", "logo.jpg"),
  noPicture("a PDF", async () => "%PDF-1.7\n%%EOF"),
  noPicture("a GIF", () => blank(9, 9).gif().toBuffer()),
  noPicture("a GIF that moves", async () =>
    (await animation()).gif().toBuffer(),
  ),
  noPicture("a WebP", () => blank(9, 9).webp().toBuffer()),
  noPicture("a WebP without loss", () =>
    blank(9, 9).webp({ lossless: true }).toBuffer(),
  ),
  noPicture("a WebP that moves", async () =>
    (await animation()).webp().toBuffer(),
  ),
  noPicture("a TIFF", () => blank(9, 9).tiff().toBuffer(), "logo.jpeg"),
  noPicture("an AVIF", () => blank(9, 9).avif().toBuffer()),
  noPicture("a PNG with a page after it", () =>
    followedBy(png(), "<HTML><body>"),
  ),
  noPicture("a PNG with an SVG and another end after it", async () =>
    Buffer.concat([await png(), Buffer.from(svg), pngChunk("IEND", "")]),
  ),
  noPicture("a PNG with an archive inside", () =>
    withChunks(png(), "IEND", pngChunk("zipd", EMPTY_ARCHIVE)),
  ),
  noPicture("a PNG that is a PDF too", () =>
    withChunks(png(), "IDAT", pngChunk("tEXt", "x\0%PDF-1.7\n")),
  ),
  noPicture("a PNG with something before it", async () =>
    Buffer.concat([Buffer.from("GIF89a"), await png()]),
  ),
  noPicture("a JPEG with an archive after it", () =>
    followedBy(jpeg(), EMPTY_ARCHIVE),
  ),
  noPicture("a JPEG with an archive of another kind after it", async () =>
    followedBy(jpeg(), Buffer.from("7z\xbc\xaf\x27\x1c", "latin1")),
  ),
  noPicture("a JPEG with a PDF after it", () =>
    followedBy(jpeg(), `${"\0".repeat(2000)}%PDF-1.7\n`),
  ),
  noPicture("a JPEG with a script after it", () =>
    followedBy(jpeg(), "<?php system($_GET['x']);"),
  ),
  noPicture("a JPEG that is a PDF too", () =>
    withComment(jpeg(), "\n%PDF-1.7\n"),
  ),
  broken("a PNG cut short", async () => (await png(400, 400)).subarray(0, 90)),
  broken("the first and last bytes of a PNG alone", async () => {
    const whole = await png();
    return Buffer.concat([whole.subarray(0, 8), whole.subarray(-12)]);
  }),
  broken("a PNG whose pixels are broken", async () => {
    const whole = await noisy(100, 100).png().toBuffer();
    whole.fill(0x5a, 200, whole.length - 200);
    return whole;
  }),
  broken("a JPEG cut short", async () =>
    (await noisy(300, 300).jpeg().toBuffer()).subarray(0, 2000),
  ),
  broken("a JPEG whose middle is missing", async () => {
    const whole = await noisy(300, 300).jpeg().toBuffer();
    return Buffer.concat([whole.subarray(0, 2000), whole.subarray(-2)]);
  }),
  broken("nothing but a JPEG's first mark", async () =>
    Buffer.from("ffd8ff", "hex"),
  ),
  broken("more than 50 megapixels", () => png(8000, 6300)),
  broken("a PNG that says it is enormous", async () => {
    const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0]);
    header.writeUInt32BE(0x7fffffff, 0);
    header.writeUInt32BE(0x7fffffff, 4);
    const start = (await png()).subarray(0, 8);
    const pixels = pngChunk("IDAT", deflateSync(Buffer.alloc(4 * MB)));
    return Buffer.concat([
      start,
      pngChunk("IHDR", header),
      pixels,
      pngChunk("IEND", ""),
    ]);
  }),
  tooLarge("one byte more than 5 MB", async () => Buffer.alloc(5 * MB + 1)),
  tooLarge("far more than 5 MB", async () => Buffer.alloc(6 * MB)),
];

/** Metadata of the picture that a file still contains. */
export async function keptWords(file: Buffer): Promise<string[]> {
  const { exif, icc, xmp, iptc, comments } = await sharp(file).metadata();
  return Object.entries({ exif, icc, xmp, iptc, comments })
    .filter(([, value]) => value !== undefined)
    .map(([name]) => name);
}
