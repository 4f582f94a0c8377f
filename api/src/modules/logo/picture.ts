import { ApiError, refusedField } from "../../http/api-error.ts";
import { openSharp } from "./open-sharp.ts";
import {
  endOf,
  formatOf,
  isSomethingElse,
  type PictureFormat,
} from "./picture-kind.ts";

/** The largest picture that is decoded, in pixels. */
const PIXELS_MAX = 50_000_000;
/** The longest side of a stored picture, in pixels; a larger picture is scaled down. */
const SIDE_MAX = 4096;
const DECODE_SECONDS = 20;

const FAILED = "Erro ao fazer upload da logo";
const WRONG_KIND = "Apenas arquivos PNG, JPG e JPEG são permitidos";

/** A picture as the API encoded it: only the pixels of the upload are left. */
export interface Picture {
  contentType: "image/png" | "image/jpeg";
  width: number;
  height: number;
  image: Buffer;
}

let last: Promise<unknown> = Promise.resolve();

/**
 * Decodes a PNG or JPEG, rotates it upright, scales it down if needed and encodes it again. One at a time, for an open
 * picture can take 200 MB.
 */
export function readPicture(bytes: Buffer): Promise<Picture> {
  const format = formatOf(bytes);
  if (!format) throw new ApiError("UNSUPPORTED_MEDIA", WRONG_KIND);
  const end = endOf(bytes, format);
  if (end === null) throw refusedField("logo", FAILED);
  if (isSomethingElse(bytes, end)) {
    throw new ApiError("UNSUPPORTED_MEDIA", WRONG_KIND);
  }
  const read = last.then(() => encode(bytes.subarray(0, end), format));
  last = read.catch(() => {});
  return read;
}

async function encode(bytes: Buffer, format: PictureFormat): Promise<Picture> {
  const sharp = await openSharp();
  try {
    const { data, info } = await sharp(bytes, {
      failOn: "warning",
      limitInputPixels: PIXELS_MAX,
    })
      .timeout({ seconds: DECODE_SECONDS })
      .autoOrient()
      .resize(SIDE_MAX, SIDE_MAX, { fit: "inside", withoutEnlargement: true })
      .toColourspace("srgb")
      .toFormat(format)
      .toBuffer({ resolveWithObject: true });
    const { width, height } = info;
    return { contentType: `image/${format}`, width, height, image: data };
  } catch {
    throw refusedField("logo", FAILED);
  }
}
