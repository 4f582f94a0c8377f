import { changeText, furtherChangeText } from "./change-text.ts";

const change = (values: object) => ({
  id: 1,
  role: "garcom",
  name: "Garçom",
  from: 5,
  to: 8,
  ...values,
});

test.each([
  [{}, "5 → 8 garçons"],
  [{ to: 1 }, "5 → 1 garçom"],
  [{ to: 1500 }, "5 → 1.500 garçons"],
  [{ name: "" }, "5 → 8 garçons"],
  [{ name: "Garçom da noite" }, "5 → 8 Garçom da noite"],
  [
    { role: "aux_cozinha", name: "Auxiliar de Cozinha", from: 3, to: 4 },
    "3 → 4 auxiliares de cozinha",
  ],
])("%j reads %s", (values, text) => {
  expect(changeText(change(values))).toBe(text);
});

test("a further change stands under the row's name", () => {
  expect(furtherChangeText(change({}))).toBe("Garçom (5 → 8)");
  expect(furtherChangeText(change({ name: " " }))).toBe("Garçom (5 → 8)");
});
