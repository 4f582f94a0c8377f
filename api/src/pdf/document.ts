import type { Content, TDocumentDefinitions } from "pdfmake/interfaces";
import type { Block, Proposal } from "shared-contracts/proposal/composition";
import { addOptions, choiceSection, optionSections } from "./options.ts";
import { conditionsSections } from "./conditions.ts";
import {
  brandSection,
  kickerSection,
  pricesSection,
  sentenceSection,
  titleSection,
} from "./front.ts";
import {
  BODY,
  SMALL_COMPANY,
  CONTENT_BOTTOM,
  CONTENT_TOP,
  HAIRLINE,
  type Ink,
  INKS,
  PAGE,
  SIDE,
  SMALL,
  SOFT,
  STRONG,
  TEXT,
  WIDTH,
} from "./paper.ts";
import { acceptanceSection, addIncluded, addMenu } from "./sections.ts";
import { rule } from "./shapes.ts";
import { type Section, Sheet } from "./sheet.ts";
import { fittedText, lineNode } from "./text-lines.ts";

const BAR_HEIGHT = 6;
const SMALL_LOGO: [number, number] = [112.5, 27];

/** The layout of a proposal on A4. The texts stand in the file in the order they are read. */
export function proposalDocument(proposal: Proposal): TDocumentDefinitions {
  const ink = INKS[proposal.accent];
  return {
    pageSize: "A4",
    pageMargins: [SIDE, CONTENT_TOP, SIDE, CONTENT_BOTTOM],
    info: { title: proposal.title, creator: "Banquete" },
    language: "pt-BR",
    displayTitle: true,
    ...(proposal.logo ? { images: { logo: proposal.logo } } : {}),
    defaultStyle: { font: BODY.font, fontSize: BODY.size, color: TEXT },
    background: () => bar(ink),
    header: (page) => (page === 1 ? null : shortHeader(proposal, ink)),
    footer: (page, pages) => footer(proposal, page, pages),
    content: placed(proposal, ink),
  };
}

/** The usual space between sections, or less where that saves a page. */
function placed(proposal: Proposal, ink: Ink): Content[] {
  const sheets = [1, 0.5, 0.25].map((gaps) => placedWith(gaps, proposal, ink));
  const fewest = Math.min(...sheets.map(({ pages }) => pages));
  return sheets.find(({ pages }) => pages === fewest)!.content;
}

function placedWith(gaps: number, proposal: Proposal, ink: Ink): Sheet {
  const sheet = new Sheet(gaps);
  let last: Section | undefined;
  const hasOptions = proposal.blocks.some(({ kind }) => kind === "options");
  const ends = proposal.blocks.findIndex(
    ({ kind }) => kind === "conditions" || kind === "acceptance",
  );
  for (const [index, block] of proposal.blocks.entries()) {
    if (block.kind === "option" || (hasOptions && index === ends))
      sheet.newPage();
    if (block.kind === "acceptance") {
      sheet.addTogether(last, acceptanceSection(block, ink));
    } else if (block.kind === "conditions") {
      const sections = conditionsSections(block, ink);
      last = sections.pop();
      for (const section of sections) sheet.add(section);
    } else {
      addBlock(sheet, block, proposal, ink);
    }
  }
  return sheet;
}

function addBlock(
  sheet: Sheet,
  block: Exclude<Block, { kind: "acceptance" | "conditions" }>,
  { logo }: Proposal,
  ink: Ink,
): void {
  if (block.kind === "menu") addMenu(sheet, block, ink);
  else if (block.kind === "included") addIncluded(sheet, block, ink);
  else if (block.kind === "options") addOptions(sheet, block, ink);
  else if (block.kind === "choice") sheet.add(choiceSection(block, ink));
  else if (block.kind === "option")
    for (const section of optionSections(block, ink)) sheet.add(section);
  else if (block.kind === "brand") sheet.add(brandSection(block, logo));
  else if (block.kind === "kicker")
    sheet.add(kickerSection(block, ink, sheet.content.length === 0));
  else if (block.kind === "title") sheet.add(titleSection(block));
  else if (block.kind === "sentence") sheet.add(sentenceSection(block));
  else sheet.add(pricesSection(block, ink));
}

function bar({ accent }: Ink): Content {
  return {
    canvas: [
      { type: "rect", x: 0, y: 0, w: PAGE.width, h: BAR_HEIGHT, color: accent },
    ],
  };
}

function shortHeader({ header, logo }: Proposal, ink: Ink): Content {
  const side = 200;
  return {
    margin: [SIDE, 42, SIDE, 0],
    stack: [
      {
        margin: [0, 0, 0, 10.5],
        columns: [
          {
            width: WIDTH - side,
            stack: [
              { ...lineNode(header.kicker, SMALL), color: SOFT },
              lineNode(
                fittedText(header.title, STRONG, WIDTH - side - 12),
                STRONG,
              ),
            ],
          },
          {
            width: side,
            alignment: "right",
            stack: logo
              ? [{ image: "logo", fit: SMALL_LOGO, alignment: "right" }]
              : [
                  lineNode(
                    fittedText(header.name, SMALL_COMPANY, side),
                    SMALL_COMPANY,
                  ),
                ],
          },
        ],
      },
      rule(ink.line),
    ],
  };
}

function footer(
  { footer: { sender, date } }: Proposal,
  page: number,
  pages: number,
): Content {
  const name = fittedText(sender, SMALL, 270);
  const number = `Página ${page} de ${pages}`;
  return {
    margin: [SIDE, CONTENT_BOTTOM - 48, SIDE, 0],
    color: SOFT,
    stack: [
      rule(HAIRLINE),
      {
        margin: [0, 9, 0, 0],
        columns: [
          ...(name ? [{ width: "auto", stack: [lineNode(name, SMALL)] }] : []),
          {
            width: "*",
            alignment: name ? ("center" as const) : ("left" as const),
            stack: [lineNode(date, SMALL)],
          },
          { width: "auto", stack: [lineNode(number, SMALL)] },
        ],
      },
    ],
  };
}
