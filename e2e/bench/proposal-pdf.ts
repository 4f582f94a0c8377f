import assert from "node:assert/strict";
import { buffer } from "node:stream/consumers";
import PdfKit from "pdfkit";
import { BLANK } from "shared-contracts/templates/blank";
import { SAMPLE_100 } from "shared-contracts/templates/sample-100";
import { extractText, getDocumentProxy, getResolvedPDFJS } from "unpdf";
import { fonts } from "../../api/src/pdf/fonts.ts";
import { makePdf } from "../../api/src/pdf/make-pdf.ts";
import { median } from "./measure.ts";
import { ms, ratio, type Bench } from "./result.ts";
import { sampleDrink } from "./sample-items.ts";

/** How many times the processor time of drawing it by hand a proposal may take. */
const LIMIT = 2;
const LINES = 80;
const ROUNDS = 15;
const A4_HEIGHT = 841.89;

/** The files of the fonts by the names that a PDF gives them. */
const FONTS: Readonly<Record<string, string>> = {
  "Gabarito-SemiBold": fonts.Gabarito.normal,
  "Gabarito-Bold": fonts.Gabarito.bold,
  "InstrumentSans-Regular": fonts.Instrument.normal,
  "InstrumentSans-SemiBold": fonts.Instrument.bold,
};

/** A page as somebody would write it down who knows where everything stands. */
interface DrawnPage {
  texts: { text: string; x: number; y: number; size: number; font: string }[];
  /** Lines and boxes, from corner to corner. */
  shapes: { corners: Corners; isLine: boolean }[];
}
type Corners = [left: number, top: number, right: number, bottom: number];

/**
 * A proposal of 80 lines, from the saved text to the file, beside the same texts, lines and boxes drawn with pdfkit at
 * places that are known before.
 */
export const benchProposalPdf: Bench = async () => {
  const ours = await make();
  const pages = await pagesOf(ours);
  assert.deepEqual(await wordsOf(await draw(pages)), await wordsOf(ours));
  const works = { own: make, peer: () => draw(pages) };
  const times = { own: [] as number[], peer: [] as number[] };
  // The first two rounds only warm up.
  for (let round = -2; round < ROUNDS; round++)
    for (const [name, work] of Object.entries(works)) {
      const before = process.cpuUsage();
      await work();
      const { user, system } = process.cpuUsage(before);
      if (round >= 0)
        times[name as keyof typeof times].push((user + system) / 1000);
    }
  const [own, peer] = [median(times.own), median(times.peer)];
  return [
    {
      name: `processor time of a proposal of ${LINES} lines vs drawn by hand`,
      measured: ms(own),
      peer: ms(peer),
      compared: ratio(own, peer, LIMIT),
    },
  ];
};

async function make(): Promise<Uint8Array> {
  const drinks = Array.from({ length: LINES }, (_, at) => sampleDrink(at + 1));
  const { file } = await makePdf({
    id: 1,
    nome: "Casamento Ana e Rui",
    dados: JSON.stringify({
      ...BLANK,
      eventData: SAMPLE_100.eventData,
      drinks,
    }),
    others: [],
    sender: {
      name: "Sabores da Serra Buffet",
      cnpj: "12.345.678/0001-95",
      lines: ["contato@saboresdaserra.com.br", "(31) 98765-4321"],
      logo: null,
    },
    terms: {},
    pix: undefined,
    now: new Date(),
  });
  return file;
}

/** What a file draws, and where. */
async function pagesOf(file: Uint8Array): Promise<DrawnPage[]> {
  const { OPS } = await getResolvedPDFJS();
  const document = await getDocumentProxy(new Uint8Array(file));
  const pages: DrawnPage[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const { fnArray, argsArray } = await page.getOperatorList();
    const { items } = await page.getTextContent();
    pages.push({
      texts: items.flatMap((item) => {
        if (!("str" in item) || item.str.trim() === "") return [];
        const [size, , , , x, bottom] = item.transform as number[];
        const { name } = page.commonObjs.get(item.fontName) as { name: string };
        const font = name.replace(/^[A-Z]+\+/, "");
        assert(font in FONTS, font);
        const y = A4_HEIGHT - bottom!;
        return [{ text: item.str, x: x!, y, size: size!, font }];
      }),
      shapes: argsArray.flatMap(
        (args: [number, unknown, Corners | null], at) =>
          fnArray[at] === OPS.constructPath && args[2]
            ? [{ corners: args[2], isLine: args[0] === OPS.stroke }]
            : [],
      ),
    });
  }
  return pages;
}

function draw(pages: readonly DrawnPage[]): Promise<Uint8Array> {
  const document = new PdfKit({ size: "A4", margin: 0, autoFirstPage: false });
  for (const [name, file] of Object.entries(FONTS))
    document.registerFont(name, file);
  for (const { texts, shapes } of pages) {
    document.addPage();
    for (const { corners, isLine } of shapes) {
      const [left, top, right, bottom] = corners;
      if (isLine) document.moveTo(left, top).lineTo(right, bottom).stroke();
      else
        document
          .rect(left, top, right - left, bottom - top)
          .fill("#f4e9f1")
          .fillColor("#291d23");
    }
    for (const { text, x, y, size, font } of texts)
      document
        .font(font)
        .fontSize(size)
        .text(text, x, y, { lineBreak: false, baseline: "alphabetic" });
  }
  document.end();
  return buffer(document);
}

/** The text of each page, without blanks. */
async function wordsOf(file: Uint8Array): Promise<string[]> {
  const document = await getDocumentProxy(new Uint8Array(file));
  const { text } = await extractText(document, { mergePages: false });
  return text.map((page) => page.replace(/\s/g, ""));
}
