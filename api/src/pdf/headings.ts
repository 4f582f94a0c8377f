/** The headings of the sections under the prices. */
import type { Content } from "pdfmake/interfaces";
import { HEADING, type Ink } from "./paper.ts";
import { rule } from "./shapes.ts";
import type { Section } from "./sheet.ts";
import { lineNode } from "./text-lines.ts";

/** The space before a section, in points. */
export const SECTION_GAP = 24;

/** The line of a heading, in the accent. */
export const headingLine = (title: string, ink: Ink) => ({
  ...lineNode(title, HEADING),
  color: ink.accent,
});

/** A heading with a line under it, and content. */
export function section(
  title: string,
  ink: Ink,
  content: Content,
  height: number,
): Section {
  return {
    gap: SECTION_GAP,
    height: HEADING.line + 13.5 + height,
    content: {
      stack: [
        { ...headingLine(title, ink), outline: true, outlineText: title },
        { margin: [0, 6, 0, 7.5], stack: [rule(ink.line)] },
        content,
      ],
    },
  };
}
