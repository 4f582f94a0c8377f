import type { Accent } from "shared-contracts/entities/proposal";

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
