import { type Canvas, createCanvas } from "@napi-rs/canvas";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

interface DrawnPage {
  number: number;
  canvas: Canvas;
}

/** The pages of a PDF, or only the first and the last; a point of the paper has `scale` pixels. */
export async function drawPages(
  file: Uint8Array,
  scale: number,
  onlyEnds = false,
): Promise<DrawnPage[]> {
  // The reader takes over the buffer, so it gets a copy. Fonts are in the file, none of the machine's is used.
  const task = getDocument({
    data: new Uint8Array(file),
    disableFontFace: true,
    useSystemFonts: false,
    verbosity: 0,
  });
  const document = await task.promise;
  const { numPages: last } = document;
  const drawn: DrawnPage[] = [];
  for (let number = 1; number <= last; number++) {
    if (onlyEnds && number > 1 && number < last) continue;
    const page = await document.getPage(number);
    const viewport = page.getViewport({ scale });
    const canvas = createCanvas(
      Math.round(viewport.width),
      Math.round(viewport.height),
    );
    await page.render({
      canvas: canvas as unknown as HTMLCanvasElement,
      viewport,
    }).promise;
    drawn.push({ number, canvas });
  }
  await task.destroy();
  return drawn;
}
