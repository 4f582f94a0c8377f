import { sql } from "kysely";
import {
  createTestApp,
  createUser,
  type TestApp,
} from "../../../test/test-app.ts";
import { bookOf } from "../../../test/test-book.ts";

let service: TestApp;
beforeAll(async () => (service = await createTestApp()));
afterAll(() => service.close());

test("what counts as an item that is joined follows it, and no item counts as itself", async () => {
  const user = await createUser(service.app);
  const join = (name: string, joinedTo: string) =>
    user.call("PATCH", "/caderno", {
      items: [{ name, unit: "un", joinedTo }],
    });
  await user.call("PATCH", "/caderno", {
    items: [{ name: "Água", unit: "un", price: 2 }],
  });
  await join("Agua mineral", "Água sem gás");
  await join("Água sem gás", "Água");
  expect((await bookOf(user)).items).toMatchObject([
    { name: "Água", price: 2, joined: ["Agua mineral", "Água sem gás"] },
  ]);
  const circle = await join("AGUA", "agua mineral");
  expect(circle.statusCode).toBe(400);
  expect(circle.json()).toMatchObject({
    errors: [{ path: "items[0].joinedTo", message: "Escolha outro item" }],
  });
});

test("an account sets at most 5,000 items, all of a call or none", async () => {
  const user = await createUser(service.app);
  await sql`
    insert into price_items (user_id, item, unit, name, price, priced_at)
    select ${user.id}::uuid, 'item ' || n, 'un', 'Item ' || n, 1, now() from generate_series(1, 4999) n
  `.execute(service.db);
  const set = (...names: string[]) =>
    user.call("PATCH", "/caderno", {
      items: names.map((name) => ({ name, unit: "un", price: 2 })),
    });
  const refused = await set("Arroz", "Feijão");
  expect(refused.statusCode).toBe(413);
  expect(refused.json<{ error: string }>().error).toContain("5.000");
  expect((await set("Arroz", "Item 7")).statusCode).toBe(200);
  expect((await bookOf(user)).items).toHaveLength(5000);
});

test("an item keeps what it is bought in until that is 0", async () => {
  const user = await createUser(service.app);
  const set = (packageSize: number) =>
    user.call("PATCH", "/caderno", {
      items: [{ name: "Frango", unit: "kg", price: 24.5, packageSize }],
    });
  expect((await set(-1)).json()).toMatchObject({
    errors: [{ path: "items[0].packageSize" }],
  });
  await set(2.5);
  expect((await bookOf(user)).items).toMatchObject([
    { name: "Frango", packageSize: 2.5 },
  ]);
  await set(0);
  expect((await bookOf(user)).items[0]).not.toHaveProperty("packageSize");
});
