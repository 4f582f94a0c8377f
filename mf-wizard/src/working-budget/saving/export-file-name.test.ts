import { budgetFileName, templateFileName } from "./export-file-name.ts";

const EVENING = new Date(2026, 10, 5, 23, 30);

test.each([
  ["Festa da Ana", "Festa_da_Ana_2026-11-05.json"],
  ["Açaí & Cia.", "A_a____Cia__2026-11-05.json"],
  ["../../etc", "______etc_2026-11-05.json"],
  ["", "_2026-11-05.json"],
])("%j becomes %s, by the local date", (name, fileName) => {
  expect(budgetFileName(name, EVENING)).toBe(fileName);
  expect(templateFileName(name, EVENING)).toBe(`template_${fileName}`);
});
