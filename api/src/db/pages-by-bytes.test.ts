import { pagesByBytes } from "./pages-by-bytes.ts";

const rows = (...sizes: number[]) =>
  sizes.map((bytes, index) => ({ id: index + 1, bytes }));

test.each([
  [[], []],
  [[4, 6], [[1, 2]]],
  [
    [4, 6, 1],
    [[1, 2], [3]],
  ],
  [
    [4, 7, 3],
    [[1], [2, 3]],
  ],
  [
    [11, 1, 12],
    [[1], [2], [3]],
  ],
])("rows of %j bytes make pages of at most 10 bytes", (sizes, pages) => {
  expect(pagesByBytes(rows(...sizes), 10)).toEqual(pages);
});
