import { type Canvas, createCanvas } from "@napi-rs/canvas";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

/** The pages of a PDF (`numbers` from 1; all without them) as pictures; a point of the paper has `scale` pixels. */
export async function drawPages(
  file: Uint8Array,
  scale: number,
  numbers?: readonly number[],
): Promise<Canvas[]> {
  // The reader takes over the buffer, so it gets a copy. Fonts are in the file, none of the machine's is used.
  const task = getDocument({
    data: new Uint8Array(file),
    disableFontFace: true,
    useSystemFonts: false,
    verbosity: 0,
  });
  const document = await task.promise;
  const drawn: Canvas[] = [];
  const all = Array.from({ length: document.numPages }, (_, at) => at + 1);
  for (const number of numbers ?? all) {
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
    drawn.push(canvas);
  }
  await task.destroy();
  return drawn;
}
