import { unitLabel, UNITS } from "./units.ts";
import { unitOptions } from "../parts/unit-options.ts";
import { EACH_PART } from "../parts/table.ts";

test("a page offers its units in order", () => {
  expect(unitOptions("confectionery", "kg")).toEqual([
    { value: "kg", label: "kg", name: "quilograma" },
    { value: "g", label: "g", name: "grama" },
    { value: "un", label: "un", name: "unidade" },
    { value: "cent", label: "cento", name: "cento" },
  ]);
});

test("a unit the page does not offer is one more option of that row [unlisted-unit-stays]", () => {
  const values = (unit: string) =>
    unitOptions("garnishes", unit).map((option) => option.value);
  expect(values("un")).toEqual(["g", "kg", "un"]);
  expect(values("cent")).toEqual(["g", "kg", "un", "cent"]);
  expect(unitOptions("garnishes", "caixa").at(-1)).toEqual({
    value: "caixa",
    label: "caixa",
    name: "caixa",
  });
});

test("units are shown as people write them", () => {
  expect(unitLabel("cent")).toBe("cento");
  expect(unitLabel("embalagem")).toBe("emb.");
  expect(unitLabel("gal")).toBe("gal");
});

test("every unit on offer is in the catalog, and ids are unique", () => {
  const ids: string[] = UNITS.map((unit) => unit.id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { units } of EACH_PART) {
    expect(ids).toEqual(expect.arrayContaining([...units]));
  }
});
