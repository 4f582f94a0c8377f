/** Rows are read so many bytes of `dados` at a time; a larger one alone. */
const PAGE_BYTES = 8 * 1024 * 1024;

/** The id of a row and the bytes of its `dados`, which PostgreSQL knows without reading them. */
export interface RowSize {
  id: number;
  bytes: number;
}

/** The ids in their order, in pages of at most 8 MB. */
export function pagesByBytes(
  rows: readonly RowSize[],
  limit = PAGE_BYTES,
): number[][] {
  const pages: number[][] = [];
  let left = 0;
  for (const { id, bytes } of rows) {
    if (bytes > left || pages.length === 0) {
      pages.push([]);
      left = limit;
    }
    pages.at(-1)!.push(id);
    left -= bytes;
  }
  return pages;
}
