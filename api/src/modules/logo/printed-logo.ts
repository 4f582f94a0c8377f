import type { Connection } from "../../db/connection.ts";
import { openSharp } from "./open-sharp.ts";
import { findLogoImage } from "./repository.ts";

/** The logo's box in a proposal at 384 dots per inch. Printers show no more, and the PDF stays small. */
const PRINTED = { width: 600, height: 224 };

/** The same on a client's page, at twice the dots of a screen. */
const SHOWN = { width: 300, height: 112 };

/** An account's logo as a data: URL of a PNG in the size that a proposal prints; null without one. */
export async function printedLogo(
  db: Connection,
  userId: string,
): Promise<string | null> {
  const image = await findLogoImage(db, userId);
  if (!image) return null;
  const sharp = await openSharp();
  const png = await sharp(image)
    .resize({ ...PRINTED, fit: "inside", withoutEnlargement: true })
    .png()
    .toBuffer();
  return `data:image/png;base64,${png.toString("base64")}`;
}

/** The picture that a preview of a link shows. */
export const CARD = { width: 600, height: 315 };
const CARD_EDGE = { top: 60, bottom: 60, left: 90, right: 90 };

/** A printed logo as a data: URL of a picture of a few KB, for a page; null without one. */
export async function shownLogo(
  printed: string | null,
): Promise<string | null> {
  if (printed === null) return null;
  const sharp = await openSharp();
  const webp = await sharp(bytesOf(printed))
    .resize({ ...SHOWN, fit: "inside", withoutEnlargement: true })
    .webp()
    .toBuffer();
  return `data:image/webp;base64,${webp.toString("base64")}`;
}

/** A printed logo on a colour, as the base64 of a JPEG; null without one. Some services that make previews know no other format. */
export async function logoCard(
  printed: string | null,
  background: string,
): Promise<string | null> {
  if (printed === null) return null;
  const sharp = await openSharp();
  const { top, bottom, left, right } = CARD_EDGE;
  const jpeg = await sharp(bytesOf(printed))
    .flatten({ background })
    .resize({
      width: CARD.width - left - right,
      height: CARD.height - top - bottom,
      fit: "contain",
      background,
    })
    .extend({ ...CARD_EDGE, background })
    .jpeg({ quality: 80 })
    .toBuffer();
  return jpeg.toString("base64");
}

const bytesOf = (printed: string): Buffer =>
  Buffer.from(printed.split(",")[1] ?? "", "base64");
