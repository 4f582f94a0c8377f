import type { Content, TDocumentDefinitions } from "pdfmake/interfaces";
import { COLUMN_GAP, leaderLine, twoColumns } from "./leader-line.ts";
import type { Proposal, ProposalLine, ProposalPart } from "./proposal.ts";
import { textRuns } from "./text-runs.ts";

// Lengths are in points: the design's pixels × 0.75. Only black and grey, so that a black-and-white printer loses
// nothing.
const SIDE = 45;
const PAGE_TOP = 39;
const CONTENT_TOP = 86;
const CONTENT_BOTTOM = 72;
const WIDTH = 595.28 - 2 * SIDE;
const HALF = (WIDTH - COLUMN_GAP) / 2;
const SMALL = 9.75;
const BODY = 11.25;
const LARGE = 16.5;
const SOFT = "#5f5a5d";
/** The most rows of a list that is not split across pages. */
const SHORT = 6;
/** The box that a logo is fitted into. */
const LOGO_BOX: [number, number] = [112.5, 42];
const HAIRLINE = "#d9d6d3";

/** The layout of a proposal on A4. */
export function proposalDocument(proposal: Proposal): TDocumentDefinitions {
  return {
    pageSize: "A4",
    pageMargins: [SIDE, CONTENT_TOP, SIDE, CONTENT_BOTTOM],
    info: { title: proposal.title, creator: "Banquete" },
    language: "pt-BR",
    defaultStyle: { font: "Instrument", fontSize: SMALL, color: "#111111" },
    header: (page) => (page === 1 ? null : shortHeader(proposal)),
    footer: (page, pages) => footer(proposal, page, pages),
    content: [
      firstHeader(proposal),
      {
        margin: [0, 18, 0, 0],
        stack: [
          { text: "Proposta de buffet", color: SOFT },
          {
            text: textRuns(proposal.title),
            font: "Gabarito",
            bold: true,
            fontSize: LARGE,
          },
        ],
      },
      {
        columnGap: COLUMN_GAP,
        columns: [
          facts("Cliente", proposal.client),
          facts("Evento", proposal.event),
        ],
      },
      ...proposal.parts.flatMap(part),
      totals(proposal),
    ],
  };
}

function rule(width: number, thickness: number, color = "#111111"): Content {
  return {
    canvas: [
      {
        type: "line",
        x1: 0,
        y1: 0,
        x2: width,
        y2: 0,
        lineWidth: thickness,
        lineColor: color,
      },
    ],
  };
}

/** Page 1 begins higher than the other pages, with the logo, or with the sender's name instead. */
function firstHeader({ sender }: Proposal): Content {
  return {
    margin: [0, PAGE_TOP - CONTENT_TOP, 0, 0],
    stack: [
      {
        columnGap: COLUMN_GAP,
        margin: [0, 0, 0, 12],
        columns: [
          sender.logo
            ? { width: HALF, stack: [{ image: sender.logo, fit: LOGO_BOX }] }
            : {
                width: HALF,
                text: textRuns(sender.name),
                font: "Gabarito",
                bold: true,
                fontSize: LARGE,
              },
          {
            width: HALF,
            alignment: "right",
            stack: [
              ...(sender.logo
                ? [{ text: textRuns(sender.name), bold: true, fontSize: BODY }]
                : []),
              ...sender.lines.map((line) => ({ text: textRuns(line) })),
            ],
          },
        ],
      },
      rule(WIDTH, 1.1),
    ],
  };
}

function shortHeader({ title, sender }: Proposal): Content {
  return {
    margin: [SIDE, PAGE_TOP, SIDE, 0],
    stack: [
      {
        columnGap: COLUMN_GAP,
        margin: [0, 0, 0, 12],
        columns: [
          {
            stack: [
              { text: "Proposta de buffet", color: SOFT },
              { text: textRuns(shortened(title)), bold: true, fontSize: BODY },
            ],
          },
          {
            width: "auto",
            text: textRuns(shortened(sender.name)),
            font: "Gabarito",
            bold: true,
            fontSize: BODY,
          },
        ],
      },
      rule(WIDTH, 1.1),
    ],
  };
}

/** The short header has room for one line. */
function shortened(text: string): string {
  return text.length > 48 ? `${text.slice(0, 47).trimEnd()}…` : text;
}

function footer(
  { sender, date }: Proposal,
  page: number,
  pages: number,
): Content {
  return {
    margin: [SIDE, 18, SIDE, 0],
    color: SOFT,
    stack: [
      rule(WIDTH, 0.75, HAIRLINE),
      {
        margin: [0, 9, 0, 0],
        columns: [
          { text: textRuns(shortened(sender.name)) },
          { text: `Proposta de ${date}`, alignment: "center" },
          { text: `Página ${page} de ${pages}`, alignment: "right" },
        ],
      },
    ],
  };
}

function heading(title: string, width: number): Content {
  return {
    margin: [0, 15, 0, 4.5],
    stack: [
      { text: title, bold: true, fontSize: BODY, margin: [0, 0, 0, 3] },
      rule(width, 0.75),
    ],
  };
}

function facts(title: string, lines: readonly ProposalLine[]): Content {
  if (lines.length === 0) return { text: "" };
  return { stack: [heading(title, HALF), ...lines.map(leaderLine)] };
}

function part({ title, lines, groups }: ProposalPart): Content[] {
  const titled = groups.flatMap((group) =>
    kept(
      { text: textRuns(group.title), bold: true, margin: [0, 6, 0, 2.25] },
      group.lines.map(leaderLine),
    ),
  );
  const rows = groups.length > 0 ? titled : twoColumns(lines);
  return kept(heading(title, WIDTH), rows);
}

/** A short list stays on one page. Of a long list, at least the first row stays with its heading. */
function kept(first: Content, rest: Content[]): Content[] {
  const together = rest.length <= SHORT ? rest.length : 1;
  return [
    { unbreakable: true, stack: [first, ...rest.slice(0, together)] },
    ...rest.slice(together),
  ];
}

function totals({ guests, total, perPerson }: Proposal): Content {
  return {
    unbreakable: true,
    margin: [0, 24, 0, 0],
    stack: [
      rule(WIDTH, 1.5),
      {
        margin: [0, 12, 0, 0],
        columns: [
          {
            stack: [
              { text: "Total final", bold: true, fontSize: BODY },
              { text: guests && `para ${guests}`, color: SOFT },
            ],
          },
          {
            text: textRuns(total),
            font: "Gabarito",
            fontSize: LARGE,
            alignment: "right",
          },
        ],
      },
      {
        margin: [0, 9, 0, 12],
        fontSize: BODY,
        columns: [
          { text: "Custo por pessoa", color: SOFT },
          { text: textRuns(perPerson), bold: true, alignment: "right" },
        ],
      },
      rule(WIDTH, 1.5),
    ],
  };
}
