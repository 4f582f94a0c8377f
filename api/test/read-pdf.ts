import { extractText, getDocumentProxy } from "unpdf";

/** The text of a PDF, page after page. */
export async function pdfText(file: Uint8Array): Promise<string> {
  // The reader takes over the buffer, so it gets a copy.
  const { text } = await extractText(new Uint8Array(file), {
    mergePages: true,
  });
  return text.replaceAll("\u00a0", " ");
}

/** The text of each page, in the order of drawing. */
export async function pageTexts(file: Uint8Array): Promise<string[]> {
  const { text } = await extractText(new Uint8Array(file), {
    mergePages: false,
  });
  return text;
}

/** What a reader program shows beside the pages: title, language, bookmarks. */
export async function documentFacts(file: Uint8Array) {
  const document = await getDocumentProxy(new Uint8Array(file));
  const { info } = await document.getMetadata();
  const { Title: title, Language: language } = info as Record<string, unknown>;
  const outline = await document.getOutline();
  return { title, language, bookmarks: outline.map((item) => item.title) };
}

/** Active content of a PDF: scripts, actions, links, attachments, forms. */
export async function activeContent(file: Uint8Array): Promise<unknown[]> {
  const document = await getDocumentProxy(new Uint8Array(file));
  const active: unknown[] = [
    await document.getJSActions(),
    await document.getOpenAction(),
    await document.getAttachments(),
    await document.getFieldObjects(),
  ];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    active.push(await page.getJSActions(), ...(await page.getAnnotations()));
  }
  return [...active.filter(Boolean), ...activeNames(file)];
}

/** Names of active content, anywhere outside texts and compressed streams. */
function activeNames(file: Uint8Array): string[] {
  const skeleton = Buffer.from(file)
    .toString("latin1")
    .replace(/\bstream\r?\n.*?\bendstream\b/gs, "")
    .replace(/\((?:\\.|[^\\()])*\)/gs, "")
    .replace(/<[0-9a-f\s]*>/gi, "");
  return (
    skeleton.match(
      /\/(?:JS|JavaScript|OpenAction|AA|Launch|URI|GoToR|SubmitForm|EmbeddedFiles?|AcroForm|XFA|RichMedia)\b/g,
    ) ?? []
  );
}

/** A text reduced to its plain letters and signs, without line breaks, to find one text in another. */
export function plainSigns(text: string): string {
  return text.normalize("NFD").replace(/[^\x21-\x7e]/g, "");
}
