import { safeParse } from "zod/v4/core";
import { hasStep } from "./endpoint.ts";
import { endpoints } from "./table.ts";

const rows = Object.entries(endpoints);

test("a call that changes something is never a GET, which a link or a picture could make", () => {
  const changing = rows.filter(
    ([, row]) =>
      hasStep(row, "transaction") || "body" in row || "upload" in row,
  );
  expect(changing.length).toBeGreaterThan(10);
  expect(changing.filter(([, { method }]) => method === "GET")).toEqual([]);
});

test("no address of a call holds a secret: a token, a key or a password", () => {
  const addresses = rows.map(([, { path }]) => path);
  expect(
    addresses.filter((path) =>
      /:(?!id$|id\/|n$|cep$|paymentId(\/|$))/.test(path),
    ),
  ).toEqual([]);
});

test("no body takes a field that its schema does not name", () => {
  const bodies = rows.flatMap(([name, row]) =>
    "body" in row ? [{ name, schema: row.body }] : [],
  );
  expect(bodies.length).toBeGreaterThan(15);
  const open = bodies.filter(({ schema }) => {
    const { error } = safeParse(schema, { isAdmin: true });
    return !error?.issues.some(({ code }) => code === "unrecognized_keys");
  });
  expect(open.map(({ name }) => name)).toEqual([]);
});
