import { withoutLineBreaks } from "./one-line.ts";

test.each([
  ["Festa\nda Ana", "Festa da Ana"],
  ["Festa\r\n\r\nda Ana", "Festa da Ana"],
  ["Festa\u2028da\u0085Ana", "Festa da Ana"],
  ["Festa  da\tAna", "Festa  da\tAna"],
])("%j without line breaks is %j", (text, line) => {
  expect(withoutLineBreaks(text)).toBe(line);
});
