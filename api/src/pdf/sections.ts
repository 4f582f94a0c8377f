/** The sections under the prices: menu, what is included, acceptance. */
import type { Content } from "pdfmake/interfaces";
import type { BlockOf, MenuPart } from "shared-contracts/proposal/composition";
import { headingLine, section, SECTION_GAP } from "./headings.ts";
import { columnPages } from "./menu-columns.ts";
import { choiceBoxes } from "./options.ts";
import { partPieces, type Piece } from "./menu-pieces.ts";
import {
  BODY,
  COLUMN,
  COLUMN_GAP,
  FULL_HEIGHT,
  HEADING,
  type Ink,
  SMALL,
  SOFT,
  STRONG,
  TEXT,
  WIDTH,
} from "./paper.ts";
import { rule } from "./shapes.ts";
import type { Section, Sheet } from "./sheet.ts";
import { lineNode, TextLines } from "./text-lines.ts";

const MENU_GAP = 27;
const HEADING_GAP = 13.5;
/** Room for a signature. */
const SIGN_GAP = 42;

/** The menu, page after page, under its heading. */
export function addMenu(
  sheet: Sheet,
  { title, note, parts }: BlockOf<"menu">,
  ink: Ink,
): void {
  addColumns(
    sheet,
    parts.map((part) => partPieces(part, ink)),
    MENU_GAP,
    (isFirst) => ({
      height: HEADING.line + HEADING_GAP,
      content: {
        margin: [0, 0, 0, HEADING_GAP],
        columns: [
          {
            width: "*",
            stack: [
              isFirst
                ? {
                    ...headingLine(title, ink),
                    outline: true,
                    outlineText: title,
                  }
                : headingLine(title, ink),
            ],
          },
          {
            width: "auto",
            margin: [0, 4.5, 0, 0],
            stack: [
              {
                ...lineNode(isFirst ? note : "Continuação", SMALL),
                color: SOFT,
              },
            ],
          },
        ],
      },
    }),
  );
}

type Heading = (isFirst: boolean) => { content: Content; height: number };

/** Pieces in two columns under a heading, which each of their pages repeats. */
function addColumns(
  sheet: Sheet,
  parts: Piece[][],
  gap: number,
  heading: Heading,
): void {
  const { height } = heading(true);
  const next = FULL_HEIGHT - height;
  let pages = columnPages(parts, sheet.left - gap - height, next);
  if (pages[0]?.height === 0) {
    sheet.newPage();
    pages = columnPages(parts, next, next);
  }
  for (const [index, page] of pages.entries()) {
    if (index > 0) sheet.newPage();
    const head = heading(index === 0);
    sheet.add({
      gap,
      height: head.height + page.height,
      content: { stack: [head.content, page.content] },
    });
  }
}

export function addIncluded(
  sheet: Sheet,
  { title, text, parts }: BlockOf<"included">,
  ink: Ink,
): void {
  const lines = new TextLines(text, BODY, WIDTH);
  if (text)
    sheet.add(section(title, ink, { stack: lines.nodes() }, lines.height));
  if (parts.length > 0) addLists(sheet, title, text !== "", parts, ink);
}

function addLists(
  sheet: Sheet,
  title: string,
  hasHeading: boolean,
  parts: readonly MenuPart[],
  ink: Ink,
): void {
  const pieces = parts.map((part) => partPieces(part, ink));
  addColumns(sheet, pieces, hasHeading ? 12 : SECTION_GAP, (isFirst) => {
    if (isFirst && hasHeading) return { content: { stack: [] }, height: 0 };
    const { content, height } = section(title, ink, { stack: [] }, 0);
    return { content, height };
  });
}

export function acceptanceSection(
  { title, text, choice, placeAndDate, signatures }: BlockOf<"acceptance">,
  ink: Ink,
): Section {
  const agreed = new TextLines(text, BODY, WIDTH);
  const place = new TextLines(placeAndDate, BODY, WIDTH);
  const boxes = choice ? BODY.line + 9 : 0;
  const placeTop = placeAndDate ? 12 : 0;
  const names = signatures.map(
    ({ name }) => new TextLines(name, STRONG, COLUMN),
  );
  const tallest = Math.max(...names.map(({ height }) => height));
  const inner =
    agreed.height +
    boxes +
    placeTop +
    place.height +
    SIGN_GAP +
    6 +
    tallest +
    SMALL.line;
  return section(
    title,
    ink,
    {
      stack: [
        ...agreed.nodes(),
        ...(choice
          ? [
              {
                margin: [0, 9, 0, 0] as [number, number, number, number],
                stack: [choiceBoxes(choice)],
              },
            ]
          : []),
        { margin: [0, placeTop, 0, SIGN_GAP], stack: place.nodes() },
        {
          columnGap: COLUMN_GAP,
          columns: signatures.map(({ role }, index) => ({
            width: COLUMN,
            stack: [
              { stack: [rule(TEXT, COLUMN)], margin: [0, 0, 0, 6] },
              ...names[index]!.nodes(),
              { ...lineNode(role, SMALL), color: SOFT },
            ],
          })),
        },
      ],
    },
    inner,
  );
}
