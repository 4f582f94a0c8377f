import { allRows } from "../../test/all-rows.ts";
import { CPF, createFullAccount, typed } from "../../test/full-account.ts";
import {
  createTestApp,
  createUserWithoutPlan,
  type TestApp,
  type TestUser,
} from "../../test/test-app.ts";
import { VerbError } from "./verbs.ts";

let service: TestApp;
beforeAll(async () => (service = await createTestApp()));
afterAll(() => service.close());

const erase = (user: TestUser, again = user.email) =>
  typed(service, "erase-user", user.email, again);

/** The rows that contain one of the texts. */
const rowsWith = async (...needles: string[]) =>
  (await allRows(service.db))
    .filter((row) => needles.some((needle) => row.includes(needle)))
    .sort();

test("erasing an account leaves only its anonymous payments and the note; other accounts' rows are unchanged", async () => {
  const ana = await createFullAccount(service, "canarinho");
  const rui = await createFullAccount(service, "estrangeiro");
  const traces = [ana.id, ana.email, ana.phone, "canarinho", CPF];
  const others = [rui.id, rui.email, rui.phone, "estrangeiro"];
  const tablesOf = (rows: string[]) =>
    new Set(rows.map((row) => row.split(" ")[0]));
  const before = await rowsWith(...others);
  // Proves that the search itself finds rows.
  expect(tablesOf(await rowsWith(...traces)).size).toBe(25);
  expect(tablesOf(before).size).toBe(25);

  const said = await erase(ana, ana.email.toUpperCase());
  const pseudonym = / ([0-9a-f-]{36}): 2\.$/.exec(said)![1]!;
  expect(said).toBe(
    `${ana.email} is erased. Payments kept as those of ${pseudonym}: 2.`,
  );
  // Both have the same payer.
  const left = await rowsWith(...traces);
  expect(left.filter((row) => !row.includes(rui.id))).toEqual([]);
  expect(await rowsWith(...others)).toEqual(before);
  const kept = await service.db
    .selectFrom("erased_payments")
    .selectAll()
    .orderBy("method")
    .execute();
  expect(kept).toMatchObject([
    { pseudonym, method: "CREDIT_CARD", status: "CONFIRMED" },
    { pseudonym, plan_id: "monthly", price_cents: 4990, method: "PIX" },
  ]);
  const notes = await service.db
    .selectFrom("admin_actions")
    .select(["user_id", "details"])
    .where("verb", "=", "erase-user")
    .execute();
  expect(notes).toEqual([{ user_id: pseudonym, details: "" }]);
  expect((await ana.call("GET", "/user/status")).statusCode).toBe(401);
  await expect(erase(ana)).rejects.toThrow(
    new VerbError(`There is no account of ${ana.email}.`),
  );
});

test("an account that a restored backup brought back is erased by its id, which the log has [data-goes-in-time]", async () => {
  const { id } = await createUserWithoutPlan(service.app);
  await typed(service, "erase-user", id, id);
  expect(await rowsWith(id)).toEqual([]);
  await expect(typed(service, "erase-user", id, id)).rejects.toThrow(
    new VerbError(`There is no account of ${id}.`),
  );
});

test("two different emails erase nothing", async () => {
  const user = await createUserWithoutPlan(service.app);
  const before = await rowsWith(user.id);
  await expect(erase(user, "rui@exemplo.com")).rejects.toThrow(
    new VerbError("The second EMAIL is not the account's. Nothing was erased."),
  );
  expect(await rowsWith(user.id)).toEqual(before);
});

test("the answer lists the charges that can still be paid at the gateway, for they cannot be found afterwards", async () => {
  const user = await createFullAccount(service, "devedor");
  await service.db
    .updateTable("payments")
    .set({ gateway: "asaas", charge_id: "pay_080225913252" })
    .set("status", "PENDING")
    .where("user_id", "=", user.id)
    .where("method", "=", "PIX")
    .execute();
  expect(await erase(user)).toMatch(
    /: 2\. Still open at the gateway, to be cancelled there: pay_080225913252\.$/,
  );
});

test("the owner of an erased account may register again as a new account", async () => {
  const user = await createUserWithoutPlan(service.app);
  await erase(user);
  const { email, phone } = user;
  const answer = await service.app.inject({
    method: "POST",
    url: "/auth/register",
    payload: { name: "Ana", email, phone, password: "outro segredo" },
  });
  expect(answer.statusCode).toBe(201);
});
