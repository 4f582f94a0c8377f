import sharp, { type Sharp } from "sharp";
import { crc32 } from "node:zlib";

/** A picture of one colour. */
export function blank(width = 40, height = 20): Sharp {
  return sharp({
    limitInputPixels: false,
    create: { width, height, channels: 3, background: "#70264f" },
  });
}

/** A picture that hardly compresses. */
export function noisy(width: number, height: number): Sharp {
  return sharp({
    create: {
      width,
      height,
      channels: 3,
      background: "#fff",
      noise: { type: "gaussian", mean: 128, sigma: 30 },
    },
  });
}

export const png = (width?: number, height?: number) =>
  blank(width, height).png().toBuffer();

export const jpeg = () => blank().jpeg().toBuffer();

/** Two pictures, one after the other. */
export const animation = async () =>
  sharp([await png(), await blank().negate().png().toBuffer()], {
    join: { animated: true },
  });

/** The file with bytes appended. */
export async function followedBy(
  file: Promise<Buffer>,
  after: Buffer | string,
): Promise<Buffer> {
  return Buffer.concat([await file, Buffer.from(after)]);
}

/** A chunk of a PNG. */
export function pngChunk(name: string, data: Buffer | string): Buffer {
  const named = Buffer.concat([Buffer.from(name), Buffer.from(data)]);
  const around = Buffer.alloc(8);
  around.writeUInt32BE(named.length - 4, 0);
  around.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([around.subarray(0, 4), named, around.subarray(4)]);
}

/** The PNG with chunks inserted before its pixels, or before its end. */
export async function withChunks(
  file: Promise<Buffer>,
  before: "IDAT" | "IEND",
  ...chunks: Buffer[]
): Promise<Buffer> {
  const whole = await file;
  const at = whole.indexOf(before) - 4;
  return Buffer.concat([whole.subarray(0, at), ...chunks, whole.subarray(at)]);
}

/** The JPEG with a comment before its other segments. */
export async function withComment(
  file: Promise<Buffer>,
  text: string,
): Promise<Buffer> {
  const whole = await file;
  const head = Buffer.from([0xff, 0xfe, 0, 0]);
  head.writeUInt16BE(text.length + 2, 2);
  return Buffer.concat([
    whole.subarray(0, 2),
    head,
    Buffer.from(text, "latin1"),
    whole.subarray(2),
  ]);
}

/** An animated PNG of two pictures: the first as in any PNG, the second in extra chunks. */
export async function movingPng(): Promise<Buffer> {
  const first = await png();
  const at = first.indexOf("IDAT");
  const pixels = first.subarray(at + 4, at + 4 + first.readUInt32BE(at - 4));
  const numbers = (...all: number[]) => {
    const bytes = Buffer.alloc(4 * all.length);
    all.forEach((number, i) => bytes.writeUInt32BE(number, 4 * i));
    return bytes;
  };
  const control = (turn: number) =>
    pngChunk(
      "fcTL",
      numbers(turn, 40, 20, 0, 0, 0x000a0064, 0).subarray(0, 26),
    );
  const second = pngChunk("fdAT", Buffer.concat([numbers(2), pixels]));
  return withChunks(
    withChunks(
      Promise.resolve(first),
      "IDAT",
      pngChunk("acTL", numbers(2, 0)),
      control(0),
    ),
    "IEND",
    control(1),
    second,
  );
}

/** What some telephones append to a picture: parts, then a list of them. */
export const phoneTrailer = (part: string) =>
  Buffer.from(
    `\0\0\x01\x0a\x0e\0\0\0Image_UTC_Data${part}SEFH\x6b\0\0\0\x01\0\0\0\x24\0\0\0SEFT`,
    "latin1",
  );

/** The first boxes of a video file. */
export const film = (part: string) =>
  Buffer.from(
    `\0\0\0\x18ftypmp42\0\0\0\0isommp42\0\0\0\x20mdat${part}`,
    "latin1",
  );

/** An empty archive: only its end record. */
export const EMPTY_ARCHIVE = `PK\x05\x06${"\0".repeat(18)}`;
