import fc from "fast-check";
import { atOnce } from "../turns/turns.ts";
import { anyBudget } from "./any-budget.test-data.ts";
import { writingJson } from "./writing-json.ts";

test("writes what JSON.stringify writes", () => {
  const plain = fc.dictionary(
    fc.string(),
    fc.oneof(
      fc.anything({ maxDepth: 3 }).filter(isWritable),
      fc.array(fc.oneof(fc.jsonValue(), fc.constant(undefined))),
    ),
  );
  fc.assert(
    fc.property(fc.oneof(plain, anyBudget), (value) => {
      expect(atOnce(writingJson(value))).toBe(JSON.stringify(value));
    }),
  );
});

function isWritable(value: unknown): boolean {
  try {
    JSON.stringify(value);
    return true;
  } catch {
    return false;
  }
}
