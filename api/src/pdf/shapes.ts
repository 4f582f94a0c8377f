import type { Content } from "pdfmake/interfaces";
import { WIDTH } from "./paper.ts";

/** Content of a known height, in points. */
export interface Drawn {
  height: number;
  content: Content;
}

/** One below the other. */
export function piled(pieces: readonly Drawn[]): Drawn {
  return {
    height: pieces.reduce((sum, { height }) => sum + height, 0),
    content: { stack: pieces.map(({ content }) => content) },
  };
}

/** A horizontal line; it takes no height. */
export function rule(color: string, width = WIDTH, lineWidth = 0.75): Content {
  return {
    canvas: [
      {
        type: "line",
        x1: 0,
        y1: 0,
        x2: width,
        y2: 0,
        lineWidth,
        lineColor: color,
      },
    ],
  };
}

/** Content on a tinted box with round corners, in its middle. */
export function tintBox(
  tint: string,
  box: { width: number; height: number; padding: number },
  inner: Drawn,
): Content {
  const { width, height, padding } = box;
  const top = (height - inner.height) / 2;
  return {
    stack: [
      {
        canvas: [
          {
            type: "rect",
            x: 0,
            y: 0,
            w: width,
            h: height,
            r: 7.5,
            color: tint,
          },
        ],
      },
      {
        margin: [padding, top - height, padding, top],
        stack: [inner.content],
      },
    ],
  };
}
