import { readFile } from "node:fs/promises";
import { extractText, getDocumentProxy } from "unpdf";

/** The words of a PDF file on one line; a no-break space reads as a space. */
export async function pdfText(path: string): Promise<string> {
  const bytes = new Uint8Array(await readFile(path));
  const { text } = await extractText(await getDocumentProxy(bytes), {
    mergePages: true,
  });
  return text.replace(/\s+/g, " ");
}
