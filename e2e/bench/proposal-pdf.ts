import { buffer } from "node:stream/consumers";
import PdfKit from "pdfkit";
import { BLANK } from "shared-contracts/templates/blank";
import { SAMPLE_100 } from "shared-contracts/templates/sample-100";
import { extractText, getDocumentProxy } from "unpdf";
import { fontFiles } from "../../api/src/pdf/fonts.ts";
import { makePdf } from "../../api/src/pdf/make-pdf.ts";
import { inTurns } from "./measure.ts";
import { figure, times, type Bench } from "./result.ts";

/** How many times the processor time of its lines alone a proposal may take. */
const LIMIT = 2.5;
const LINES = 80;
const ROUNDS = 15;
const LINE_HEIGHT = 14;

/** A proposal of 80 lines, from the saved text to the file, beside its text drawn by pdfkit line by line. */
export const benchProposalPdf: Bench = async () => {
  const file = await make();
  const document = await getDocumentProxy(new Uint8Array(file));
  const { text: pages } = await extractText(document, { mergePages: false });
  const cost = await inTurns(
    ROUNDS,
    {
      own: () => processorTime(make),
      peer: () => processorTime(() => draw(pages)),
    },
    2,
  );
  return [
    times(
      `processor time of a proposal of ${LINES} lines, against its text alone`,
      cost.own,
      cost.peer,
      "ms",
      LIMIT,
    ),
    figure("its size", file.length / 1000, "KB"),
  ];
};

async function processorTime(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

async function make(): Promise<Uint8Array> {
  const drinks = Array.from({ length: LINES }, (_, index) => ({
    ...SAMPLE_100.drinks[0]!,
    id: index + 1,
    name: `Bebida ${index + 1}`,
  }));
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
    contact: { phone: "", email: "" },
    terms: {},
    pix: undefined,
    now: new Date(),
  });
  return file;
}

function draw(pages: readonly string[]): Promise<Uint8Array> {
  const document = new PdfKit({ size: "A4", margin: 0, autoFirstPage: false });
  document.font(fontFiles["InstrumentSans-Regular"]!);
  for (const page of pages) {
    document.addPage();
    page
      .split("\n")
      .forEach((line, index) =>
        document.text(line, 40, 40 + index * LINE_HEIGHT, { lineBreak: false }),
      );
  }
  document.end();
  return buffer(document);
}
