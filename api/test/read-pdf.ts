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
  return { title, language, bookmarks: outline.flatMap(titles) };
}

interface Bookmark {
  title: string;
  items: Bookmark[];
}

const titles = ({ title, items }: Bookmark): string[] => [
  title,
  ...items.flatMap(titles),
];

/** Active content of a PDF: scripts, actions, links, attachments, forms. */
export async function activeContent(file: Uint8Array): Promise<unknown[]> {
  const document = await getDocumentProxy(new Uint8Array(file));
  const active: unknown[] = [
    await document.getJSActions(),
    await document.getOpenAction(),
    await document.getAttachments(),
    await document.getFieldObjects(),
  ];
  await eachPage(file, async (page) =>
    active.push(await page.getJSActions(), ...(await page.getAnnotations())),
  );
  return [...active.filter(Boolean), ...activeNames(file)];
}

/** Names of active content, anywhere outside texts and compressed streams. */
function activeNames(file: Uint8Array): string[] {
  const bytes = Buffer.from(file).toString("latin1");
  const skeleton = withoutTexts(withoutStreams(bytes)).replace(
    /<[0-9a-f\s]*>/gi,
    "",
  );
  return (
    skeleton.match(
      /\/(?:JS|JavaScript|OpenAction|AA|Launch|URI|GoToR|SubmitForm|EmbeddedFiles?|AcroForm|XFA|RichMedia)\b/g,
    ) ?? []
  );
}

function withoutStreams(file: string): string {
  const found = /\/Length (\d+)\b.*?\bstream\r?\n/s.exec(file);
  if (!found) return file;
  const start = found.index + found[0].length;
  const end = start + Number(found[1]);
  return file.slice(0, start) + withoutStreams(file.slice(end));
}

/** A text may hold parentheses in pairs. */
function withoutTexts(file: string): string {
  const less = file.replace(/\((?:\\.|[^\\()])*\)/gs, "");
  return less === file ? file : withoutTexts(less);
}

/** A text reduced to its plain letters and signs, without line breaks, to find one text in another. */
export function plainSigns(text: string): string {
  return text.normalize("NFD").replace(/[^\x21-\x7e]/g, "");
}

/** A text of a page and where it begins, in points from the lower left corner. */
export interface PlacedText {
  text: string;
  x: number;
  y: number;
}

/** The texts of each page with their places, in the order of drawing. */
export async function placedTexts(file: Uint8Array): Promise<PlacedText[][]> {
  const pages: PlacedText[][] = [];
  await eachPage(file, async (page) => {
    const { items } = await page.getTextContent();
    pages.push(
      items.flatMap((item) => {
        if (!("str" in item) || item.str.trim() === "") return [];
        const [, , , , x, y] = item.transform as number[];
        return [{ text: item.str, x: x!, y: y! }];
      }),
    );
  });
  return pages;
}

/** The roles of a file's tags in the order they are read; a picture with its text. */
export async function tags(file: Uint8Array): Promise<string[]> {
  const roles: string[] = [];
  await eachPage(file, async (page) => {
    const tree = (await page.getStructTree()) as Tag | null;
    if (tree) collectRoles(tree, roles);
  });
  return roles;
}

interface Tag {
  role?: string;
  alt?: string;
  children?: Tag[];
}

function collectRoles({ role, alt, children = [] }: Tag, roles: string[]) {
  if (role) roles.push(alt ? `${role} ${alt}` : role);
  for (const child of children) collectRoles(child, roles);
}

type Page = Awaited<
  ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>["getPage"]>
>;

async function eachPage(
  file: Uint8Array,
  work: (page: Page) => Promise<unknown>,
): Promise<void> {
  const document = await getDocumentProxy(new Uint8Array(file));
  for (let number = 1; number <= document.numPages; number++)
    await work(await document.getPage(number));
}
