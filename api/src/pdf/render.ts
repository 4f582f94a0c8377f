import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  NodeCompiler,
  type NodeTypstDocument,
} from "@myriaddreamin/typst-ts-node-compiler";
import type { Accent } from "shared-contracts/entities/proposal";
import type { BoxText, Proposal } from "shared-contracts/proposal/composition";
import { fontFiles } from "./fonts.ts";
import { INKS } from "./inks.ts";
import type { Receipt } from "./pdf-maker.ts";
import { qrSvg } from "./qr-code.ts";

const LAYOUT = join(import.meta.dirname, "layout");
const ACCEPTED = join(LAYOUT, "accepted.pdf");

// The texts come from users. They are data for the layout, which reads only the files of its folder.
const compiler = NodeCompiler.create({
  workspace: LAYOUT,
  fontArgs: [
    {
      fontBlobs: Object.values(fontFiles).map((file) => readFileSync(file)),
    },
  ],
});

/** The PDF of a proposal. It keeps a core busy, so the API calls it in a worker thread. */
export function renderProposal(proposal: Proposal): Uint8Array {
  if (proposal.logo) {
    const [, picture = ""] = proposal.logo.split(",");
    const file = join(LAYOUT, "logo.png");
    compiler.mapShadow(file, Buffer.from(picture, "base64"));
  }
  return render("proposal.typ", proposal, proposal.accent);
}

/** The PDF of a receipt. */
export function renderReceipt({ accepted, ...receipt }: Receipt): Uint8Array {
  const pages = accepted ? pagesOf(accepted) : 0;
  if (accepted) compiler.mapShadow(ACCEPTED, Buffer.from(accepted));
  try {
    return render("receipt.typ", { ...receipt, pages }, "jabuticaba");
  } finally {
    compiler.unmapShadow(ACCEPTED);
  }
}

/** The number of pages of a file that this renderer made. */
function pagesOf(file: Uint8Array): number {
  const text = Buffer.from(file).toString("latin1");
  return Number(/\/Type \/Pages\s+\/Count (\d+)/.exec(text)?.[1] ?? 0);
}

function render(layout: string, data: object, accent: Accent): Uint8Array {
  const document = laidOut(layout, data, accent);
  try {
    return compiler.pdf(document, { pdfStandard: "ua-1" });
  } catch {
    // PDF/UA allows no sign without a glyph. The file has tags without the claim then.
    return compiler.pdf(document);
  } finally {
    // Nothing of it stays in memory.
    compiler.evictCache(0);
  }
}

function laidOut(
  layout: string,
  data: object,
  color: Accent,
): NodeTypstDocument {
  const { accent, tint, line } = INKS[color];
  const compiled = compiler.compile({
    mainFilePath: join(LAYOUT, layout),
    inputs: {
      data: JSON.stringify(data, withPicture),
      ink: JSON.stringify([accent, tint, line]),
    },
  });
  if (compiled.result) return compiled.result;
  const errors = compiler.fetchDiagnostics(compiled.takeDiagnostics()!);
  throw new Error(`No layout by ${layout}: ${JSON.stringify(errors)}`);
}

/** Gives a PIX code its picture. */
function withPicture(key: string, value: unknown): unknown {
  if (key !== "code" || value === null) return value;
  const code = value as NonNullable<BoxText["code"]>;
  return { ...code, svg: qrSvg(code.text) };
}
