import { posix } from "node:path";
import { reachedDeclarations } from "./reached-declarations.ts";

const found = new Map([
  [
    "door",
    `import type { Kept as Renamed, Unused } from "./rows.ts";
export { price } from "./price.ts";
export declare function open(row: Renamed): import("./row.ts").Row;
export declare const lazy: () => Promise<typeof import("./late.ts")>;
`,
  ],
  [
    "rows",
    `export interface Kept { of: Inner; }
interface Inner { id: number; }
export interface Unused { id: number; }
`,
  ],
  ["row", `export interface Row { id: number; }\nexport declare const x: 1;\n`],
  [
    "price",
    `export type price = number;\nexport declare const price: () => price;\n`,
  ],
  ["late", `import { z } from "zod";\nexport declare const late: 2;\n`],
  ["elsewhere", `export declare const elsewhere: 3;\n`],
]);

test("what the named modules use stays, with what that uses, and nothing else", () => {
  const reached = reachedDeclarations(found, ["door"], (module, path) =>
    posix.join(posix.dirname(module), path).replace(/\.ts$/, ""),
  );
  expect(Object.fromEntries(reached)).toEqual({
    door: found.get("door")!.replace(", Unused", ""),
    rows: found.get("rows")!.split("\n").slice(0, 2).join("\n") + "\n",
    row: "export interface Row { id: number; }\n",
    price: found.get("price"),
    late: "export declare const late: 2;\n",
  });
});
