import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  NodeCompiler,
  type NodeTypstDocument,
} from "@myriaddreamin/typst-ts-node-compiler";
import type { BoxText, Proposal } from "shared-contracts/proposal/composition";
import { fontFiles } from "./fonts.ts";
import { INKS } from "./inks.ts";
import { qrSvg } from "./qr-code.ts";

const LAYOUT = join(import.meta.dirname, "layout");

// The texts of a proposal come from users. They are data for the layout, which reads only the files of its folder.
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
  const document = laidOut(proposal);
  try {
    return compiler.pdf(document, { pdfStandard: "ua-1" });
  } catch {
    // PDF/UA allows no sign without a glyph. The file has tags without the claim then.
    return compiler.pdf(document);
  } finally {
    // Nothing of a proposal stays in memory.
    compiler.evictCache(0);
  }
}

function laidOut(proposal: Proposal): NodeTypstDocument {
  const { accent, tint, line } = INKS[proposal.accent];
  if (proposal.logo) {
    const [, data = ""] = proposal.logo.split(",");
    compiler.mapShadow(join(LAYOUT, "logo.png"), Buffer.from(data, "base64"));
  }
  const compiled = compiler.compile({
    mainFilePath: join(LAYOUT, "proposal.typ"),
    inputs: {
      proposal: JSON.stringify(proposal, withPicture),
      ink: JSON.stringify([accent, tint, line]),
    },
  });
  if (compiled.result) return compiled.result;
  const errors = compiler.fetchDiagnostics(compiled.takeDiagnostics()!);
  throw new Error(`No layout of a proposal: ${JSON.stringify(errors)}`);
}

/** Gives a PIX code its picture. */
function withPicture(key: string, value: unknown): unknown {
  if (key !== "code" || value === null) return value;
  const code = value as NonNullable<BoxText["code"]>;
  return { ...code, svg: qrSvg(code.text) };
}
