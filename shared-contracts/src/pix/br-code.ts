import type { Pix } from "./pix.ts";
import { printable } from "../formats/printable.ts";

/** The amount of a code has at most 13 characters: R$ 9.999.999.999,99. */
const CENTS_MAX = 10n ** 12n;

/**
 * The PIX payment code ("copia e cola"), which banking apps accept: a static BR Code of EMV fields, by the manual of the
 * Banco Central do Brasil. [pix-code]
 *
 * @param cents The amount in whole cents.
 * @returns The code; empty for an amount of 0 or one that does not fit.
 *
 * @example
 *   brCode(pix, 25_004_00n); // "00020126…6304" and a checksum
 */
export function brCode({ key, receiver, city }: Pix, cents: bigint): string {
  if (cents <= 0n || cents >= CENTS_MAX) return "";
  const digits = `${cents}`.padStart(3, "0");
  const text = [
    field("00", "01"),
    field("26", field("00", "br.gov.bcb.pix") + field("01", key)),
    field("52", "0000"),
    field("53", "986"),
    field("54", `${digits.slice(0, -2)}.${digits.slice(-2)}`),
    field("58", "BR"),
    // In the form that paper and page show.
    field("59", printable(receiver)),
    field("60", printable(city)),
    field("62", field("05", "***")),
    "6304",
  ].join("");
  return text + crc16(text);
}

/** An EMV field: two digits of id, two of length, the value. */
function field(id: string, value: string): string {
  return id + String(value.length).padStart(2, "0") + value;
}

/** The checksum of EMV codes, CRC-16 with polynomial 1021 and start FFFF, as four hexadecimal digits. */
function crc16(text: string): string {
  let sum = 0xffff;
  for (const sign of text) {
    sum ^= sign.charCodeAt(0) << 8;
    for (let bit = 0; bit < 8; bit++)
      sum = ((sum << 1) ^ (sum & 0x8000 ? 0x1021 : 0)) & 0xffff;
  }
  return sum.toString(16).toUpperCase().padStart(4, "0");
}
