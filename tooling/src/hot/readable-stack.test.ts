import { jest } from "@jest/globals";
import { readableStack, SOURCES } from "./readable-stack.ts";

/** Line 3 of a script comes from line 12 of a page, line 4 from a library; the others from nowhere. */
const MAP = {
  version: 3,
  sources: [
    `${SOURCES}mf-billing/src/MyPlanPage.tsx`,
    `${SOURCES}node_modules/react-dom/client.js`,
  ],
  names: [],
  mappings: ";;AAWA;ACAA",
};

const ORIGIN = "http://localhost:3004";

beforeEach(() => {
  jest
    .spyOn(globalThis, "fetch")
    .mockImplementation(async (address) =>
      address === `${ORIGIN}/page.js.map`
        ? Response.json(MAP)
        : new Response(null, { status: 404 }),
    );
});

test("a stack names files and lines of the checkout, without frames of libraries and browsers", async () => {
  const stack = [
    "Error: no plan",
    `    at MyPlanPage (${ORIGIN}/page.js:3:15)`,
    `    at renderWithHooks (${ORIGIN}/page.js:4:1)`,
    "    at div (<anonymous>)",
    `    at start (${ORIGIN}/without-map.js:1:1)`,
  ];
  expect(await readableStack(stack.join("\n"))).toBe(
    [
      "Error: no plan",
      "    at MyPlanPage (./mf-billing/src/MyPlanPage.tsx:12:1)",
      `    at start (${ORIGIN}/without-map.js:1:1)`,
    ].join("\n"),
  );
});
