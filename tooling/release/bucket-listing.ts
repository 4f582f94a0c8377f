/** One page of a bucket's list of files, and the token that asks for the next. */
export interface Listing {
  files: { key: string; storedAt: Date }[];
  next?: string;
}

/** Reads the answer of ListObjectsV2, of which four elements matter. */
export function readListing(xml: string): Listing {
  const files = [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(
    ([, entry = ""]) => ({
      key: textOf(entry, "Key") ?? "",
      storedAt: new Date(textOf(entry, "LastModified") ?? 0),
    }),
  );
  const next = textOf(xml, "NextContinuationToken");
  return { files, ...(next !== undefined && { next }) };
}

function textOf(xml: string, element: string): string | undefined {
  const [, text] =
    new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml) ?? [];
  return text
    ?.replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&apos;", "'")
    .replaceAll("&amp;", "&");
}
