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

/** A printed logo as a data: URL of a picture of a few KB, for a page; null without one. */
export async function shownLogo(
  printed: string | null,
): Promise<string | null> {
  if (printed === null) return null;
  const sharp = await openSharp();
  const [, png = ""] = printed.split(",");
  const webp = await sharp(Buffer.from(png, "base64"))
    .resize({ ...SHOWN, fit: "inside", withoutEnlargement: true })
    .webp()
    .toBuffer();
  return `data:image/webp;base64,${webp.toString("base64")}`;
}
