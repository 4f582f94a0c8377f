/** How many pages a PDF has, as its page tree says; undefined where it says nothing readable. */
export async function pdfPages(pdf: Blob): Promise<number | undefined> {
  const text = await pdf.text();
  const [, count] = /\/Type\s*\/Pages\s*\/Count\s+(\d+)/.exec(text) ?? [];
  return count === undefined ? undefined : Number(count);
}
