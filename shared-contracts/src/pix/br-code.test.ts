import fc from "fast-check";
import type { Pix } from "./pix.ts";
import { brCode } from "./br-code.ts";

const PIX: Pix = {
  kind: "email",
  key: "contato@saboresdaserra.com.br",
  receiver: "Sabores da Serra",
  city: "Nova Lima",
};

/** The CRC by table, as readers of codes have it; the code under test computes it bit by bit. */
const TABLE = Array.from({ length: 256 }, (_, index) => {
  let entry = index << 8;
  for (let bit = 0; bit < 8; bit++)
    entry = entry & 0x8000 ? (entry << 1) ^ 0x1021 : entry << 1;
  return entry & 0xffff;
});
const crcByTable = (text: string) =>
  [...Buffer.from(text, "ascii")]
    .reduce(
      (sum, byte) => ((sum << 8) & 0xffff) ^ TABLE[(sum >> 8) ^ byte]!,
      0xffff,
    )
    .toString(16)
    .toUpperCase()
    .padStart(4, "0");

/** The fields of a code by their ids, in their order; throws where a length is wrong. */
function fieldsOf(text: string): [id: string, value: string][] {
  if (text === "") return [];
  const [, id, length] = /^(\d\d)(\d\d)/.exec(text) ?? [];
  if (!id || !length) throw new Error(`No field: ${text}`);
  const end = 4 + Number(length);
  if (text.length < end) throw new Error(`Field ${id} is too long`);
  return [[id, text.slice(4, end)], ...fieldsOf(text.slice(end))];
}

test("the test's own check sum is that of the standard", () => {
  expect(crcByTable("123456789")).toBe("29B1");
});

test("a code of the central bank's manual has its check sum", () => {
  const text =
    "00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***6304";
  expect(crcByTable(text)).toBe("1D3D");
});

test("a deposit as a code: every field of it [pix-code]", () => {
  const code = brCode(PIX, 1_285_440n);
  expect(code.slice(-4)).toBe(crcByTable(code.slice(0, -4)));
  const fields = Object.fromEntries(fieldsOf(code));
  const { "26": account, "62": more, "63": _sum, ...plain } = fields;
  expect(plain).toEqual({
    "00": "01",
    "52": "0000",
    "53": "986",
    "54": "12854.40",
    "58": "BR",
    "59": "Sabores da Serra",
    "60": "Nova Lima",
  });
  expect(fieldsOf(account!)).toEqual([
    ["00", "br.gov.bcb.pix"],
    ["01", "contato@saboresdaserra.com.br"],
  ]);
  expect(fieldsOf(more!)).toEqual([["05", "***"]]);
});

test("nothing is to be paid by a code of nothing, and none is longer than the field [pix-code]", () => {
  expect(brCode(PIX, 0n)).toBe("");
  expect(brCode(PIX, 10n ** 12n)).toBe("");
  expect(fieldsOf(brCode(PIX, 1n))).toContainEqual(["54", "0.01"]);
});

test("any key, name, city and amount come back from their code [pix-code]", () => {
  const words = (max: number) =>
    fc
      .stringMatching(/^[!-~]{1,12}(?: [!-~]{1,12})?$/)
      .map((text) => text.slice(0, max).trim());
  fc.assert(
    fc.property(
      fc.stringMatching(/^[!-~]{1,77}$/),
      words(25),
      words(15),
      fc.bigInt(1n, 10n ** 12n - 1n),
      (key, receiver, city, cents) => {
        const code = brCode({ kind: "random", key, receiver, city }, cents);
        const fields = fieldsOf(code);
        const read = Object.fromEntries(fields);
        expect(fields.map(([id]) => id)).toEqual([
          "00",
          "26",
          "52",
          "53",
          "54",
          "58",
          "59",
          "60",
          "62",
          "63",
        ]);
        expect(Object.fromEntries(fieldsOf(read["26"]!))["01"]).toBe(key);
        expect([read["59"], read["60"]]).toEqual([receiver, city]);
        expect(BigInt(read["54"]!.replace(".", ""))).toBe(cents);
        expect(read["63"]).toBe(crcByTable(code.slice(0, -4)));
      },
    ),
  );
});
