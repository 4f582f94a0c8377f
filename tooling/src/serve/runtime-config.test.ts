import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { legalTexts } from "./runtime-config.ts";

test("the operator's texts are read from the files that are named", () => {
  const file = join(mkdtempSync(join(tmpdir(), "banquete-")), "terms.txt");
  writeFileSync(file, "Nossos termos");
  expect(legalTexts({ BANQUETE_TERMS_FILE: file })).toEqual({
    terms: "Nossos termos",
  });
  expect(legalTexts({})).toEqual({});
  expect(() => legalTexts({ BANQUETE_PRIVACY_FILE: `${file}.gone` })).toThrow(
    "terms.txt.gone",
  );
});
