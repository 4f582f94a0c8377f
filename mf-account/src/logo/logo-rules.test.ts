import { logoFacts, logoRefusal } from "./logo-rules.ts";

const MB = 1024 * 1024;
const file = (type: string, size: number) =>
  Object.defineProperty(new File([], "logo", { type }), "size", {
    value: size,
  });

test.each([
  ["image/png", 1, null],
  ["image/jpeg", 5 * MB, null],
  ["image/png", 5 * MB + 1, "Arquivo muito grande. Máximo 5MB"],
  ["image/svg+xml", 1, "Apenas arquivos PNG, JPG e JPEG são permitidos"],
  ["image/gif", 1, "Apenas arquivos PNG, JPG e JPEG são permitidos"],
  ["", 1, "Apenas arquivos PNG, JPG e JPEG são permitidos"],
])("%j of %d bytes: %s", (type, size, refusal) => {
  expect(logoRefusal(file(type, size))).toBe(refusal);
});

test("what a logo is in words", () => {
  const facts = { name: "x", width: 1200, height: 450, bytes: 86_016 };
  expect(logoFacts(facts)).toBe("1.200 × 450, 84 KB");
  expect(logoFacts({ ...facts, bytes: 90 })).toBe("1.200 × 450, 1 KB");
});
