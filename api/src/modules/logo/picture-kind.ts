const PNG_START = Buffer.from("89504e470d0a1a0a", "hex");
const JPEG_START = Buffer.from("ffd8ff", "hex");

/** PDF readers look for the header within this many bytes. */
const PDF_START = 1024;
/** ZIP readers look for the end record within this many bytes before the end of a file. */
const ZIP_END = 65_557;
/** How other archives and documents begin, in the bytes after a picture. */
const OTHER_FILES = ["%PDF-", "Rar!\x1a\x07", "7z\xbc\xaf\x27\x1c"];
/** How pages and scripts begin. */
const PAGE = /<(?:!doctype|html|script|svg|iframe|\?php)/i;

export type PictureFormat = "png" | "jpeg";

/** The format of a file by its first bytes. */
export function formatOf(bytes: Buffer): PictureFormat | null {
  const starts = (start: Buffer) =>
    bytes.subarray(0, start.length).equals(start);
  if (starts(PNG_START)) return "png";
  return starts(JPEG_START) ? "jpeg" : null;
}

/**
 * The offset after the picture's end marker; null for a picture that was cut short. Telephones append a film or a
 * second picture.
 */
export function endOf(bytes: Buffer, format: PictureFormat): number | null {
  return format === "png" ? endOfPng(bytes) : endOfJpeg(bytes);
}

/**
 * Whether other programs could read the file as an archive, a document or a page. Such a file is refused, even if its
 * picture is valid.
 */
export function isSomethingElse(bytes: Buffer, pictureEnd: number): boolean {
  const after = bytes.subarray(pictureEnd).toString("latin1");
  return (
    bytes.subarray(0, PDF_START).includes("%PDF-") ||
    bytes.subarray(-ZIP_END).includes("PK\x05\x06") ||
    OTHER_FILES.some((start) => after.includes(start)) ||
    PAGE.test(after)
  );
}

/** A PNG is a sequence of chunks, each with its length, up to the one named IEND. */
function endOfPng(bytes: Buffer): number | null {
  let at = PNG_START.length;
  while (at + 12 <= bytes.length) {
    const name = bytes.toString("latin1", at + 4, at + 8);
    at += 12 + bytes.readUInt32BE(at);
    if (name === "IEND") return at <= bytes.length ? at : null;
  }
  return null;
}

/**
 * A JPEG is a sequence of segments, each with a marker and its length. Between them is coded data, which contains only
 * restart markers.
 */
function endOfJpeg(bytes: Buffer): number | null {
  let at = 2;
  while (at + 2 <= bytes.length) {
    const mark = bytes[at] === 0xff ? bytes[at + 1]! : undefined;
    if (mark === 0xd9) return at + 2;
    if (mark === undefined || mark === 0xff) {
      const next = bytes.indexOf(0xff, at + 1);
      if (next === -1) return null;
      at = next;
    } else if (mark <= 0x01 || (mark >= 0xd0 && mark <= 0xd8)) {
      at += 2;
    } else {
      if (at + 4 > bytes.length) return null;
      at += 2 + bytes.readUInt16BE(at + 2);
    }
  }
  return null;
}
