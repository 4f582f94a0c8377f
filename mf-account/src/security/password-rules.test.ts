import { passwordIncomplete, passwordRules } from "./password-rules.ts";

const form = { current: "a", next: "segredo", repeated: "segredo" };

test.each([
  ["", false],
  ["12345", false],
  ["123456", true],
  ["      ", true],
])("%j is long enough: %s", (next, met) => {
  expect(passwordRules({ ...form, next }).next.met).toBe(met);
});

test.each([
  ["segredo", "segredo", true],
  ["segredo", "Segredo", false],
  ["segredo", "segredo ", false],
  ["", "", false],
])("%j repeated as %j: %s", (next, repeated, met) => {
  expect(passwordRules({ ...form, next, repeated }).repeated.met).toBe(met);
});

test.each(["current", "next", "repeated"])("%s may not be empty", (field) => {
  expect(passwordIncomplete(form)).toBe(false);
  expect(passwordIncomplete({ ...form, [field]: "" })).toBe(true);
});
