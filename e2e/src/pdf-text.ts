import { readFile } from "node:fs/promises";
import { extractText, getDocumentProxy } from "unpdf";

/** The words of a PDF file on one line; a no-break space reads as a space. */
export async function pdfText(path: string): Promise<string> {
  return (await pdfPages(await readFile(path))).join(" ");
}

/** The words of each page of a PDF, on one line. */
export async function pdfPages(pdf: Uint8Array): Promise<string[]> {
  const { text } = await extractText(
    await getDocumentProxy(new Uint8Array(pdf)),
  );
  return text.map((page) => page.replace(/\s+/g, " "));
}
