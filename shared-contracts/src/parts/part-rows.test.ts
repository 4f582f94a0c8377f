import { SAMPLE_100 } from "../templates/sample-100.ts";
import { drinks } from "./drinks.ts";
import { partRows, rowGroups } from "./part-rows.ts";
import { thematicTables } from "./thematic-tables.ts";

test("the rows of a part with groups stand in them, in the order shown", () => {
  const groups = SAMPLE_100.thematicTables;
  expect(rowGroups(SAMPLE_100, thematicTables)).toEqual(
    groups.map(({ id, name, items }) => ({ group: { id, name }, rows: items })),
  );
  expect(partRows(SAMPLE_100, thematicTables)).toEqual(
    groups.flatMap(({ items }) => items),
  );
});

test("the rows of a part without groups are one nameless group", () => {
  const rows = SAMPLE_100.drinks;
  expect(rowGroups(SAMPLE_100, drinks)).toEqual([{ rows }]);
});
