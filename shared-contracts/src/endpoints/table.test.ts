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
    addresses.filter((path) => /:(?!id$|id\/|n$|cep$|paymentId$)/.test(path)),
  ).toEqual([]);
});
