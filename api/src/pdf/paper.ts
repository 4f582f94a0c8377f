/** The measures and colours of the paper. Lengths are in points: the design's pixels × 0.75. */
import type { Accent } from "shared-contracts/entities/proposal";

export const PAGE = { width: 595.28, height: 841.89 };
export const SIDE = 48;
/** Where page 1 begins; the others begin below the short header. */
export const FIRST_TOP = 42;
export const CONTENT_TOP = 95;
export const CONTENT_BOTTOM = 60;
export const WIDTH = PAGE.width - 2 * SIDE;
export const COLUMN_GAP = 36;
export const COLUMN = (WIDTH - COLUMN_GAP) / 2;
/** How high the content of a page after the first can be, with a hair of slack. */
export const FULL_HEIGHT = PAGE.height - CONTENT_TOP - CONTENT_BOTTOM - 1;

export const TEXT = "#291d23";
export const SOFT = "#645860";
export const HAIRLINE = "#dcd7d3";

/** The ink of a proposal: an accent, its 7 % tint and its 28 % line. A grey printer still gives a clean page. */
export interface Ink {
  accent: string;
  tint: string;
  line: string;
}

/** The design's six accents, which are tested for contrast on white and on their own tint. */
export const INKS: Readonly<Record<Accent, Ink>> = {
  jabuticaba: { accent: "#78255a", tint: "#f6eff3", line: "#dbc0ce" },
  terracota: { accent: "#913e23", tint: "#f8f1ef", line: "#e3c7bf" },
  mel: { accent: "#785214", tint: "#f5f2ee", line: "#d8ccbd" },
  mata: { accent: "#1a5835", tint: "#eef3f0", line: "#bdcec2" },
  azulejo: { accent: "#204d85", tint: "#eef2f7", line: "#bdcbdd" },
  grafite: { accent: "#3a342f", tint: "#f0efef", line: "#c3c1bf" },
};

/** A style of text: font, size and the height of a line. */
export interface TextStyle {
  font: "Instrument" | "Gabarito";
  bold: boolean;
  size: number;
  line: number;
}

const text = (size: number, line: number, bold = false): TextStyle => ({
  font: "Instrument",
  bold,
  size,
  line,
});
const display = (size: number, line: number): TextStyle => ({
  font: "Gabarito",
  bold: false,
  size,
  line,
});

export const CODE = text(6.75, 8.25);
export const SMALL = text(9, 12);
export const SMALL_STRONG = text(9, 13.5, true);
export const BODY = text(10.125, 14.25);
export const STRONG = text(10.125, 14.25, true);
export const LEAD = text(11.25, 16.5);
export const COMPANY = display(16.5, 21);
export const SMALL_COMPANY = display(12, 15);
export const HEADING = display(14.25, 18);
export const TITLE = display(30, 33);
export const LONG_TITLE = display(22.5, 27);
export const PRICE = display(22.5, 27);
export const OPTION_PRICE = display(18, 22.5);
export const SMALL_PRICE = display(14.25, 27);
