import type { LightMyRequestResponse } from "fastify";
import { sql } from "kysely";
import {
  createTestApp,
  PASSWORD,
  type TestApp,
} from "../../../test/test-app.ts";
import { purge } from "../../purge.ts";
import type { HourlyBudgets } from "./sign-in-budgets.ts";

const services: TestApp[] = [];
afterEach(async () => {
  for (const service of services.splice(0)) await service.close();
});

/** The service with these limits; the others are off. */
async function serviceWith(budgets: Partial<HourlyBudgets>) {
  const service = await createTestApp({
    signInBudgets: { address: 0, account: 0, registrations: 0, ...budgets },
  });
  services.push(service);
  const post = (url: string, payload: object, remoteAddress: string) =>
    service.app.inject({ method: "POST", url, remoteAddress, payload });
  return {
    db: service.db,
    signIn: (email: string, from: string, password = "errada") =>
      post("/auth/login", { email, password }, from),
    /** Registers from an address that no other test uses. */
    register: (name: string, from = "192.0.2.250", password = PASSWORD) =>
      post(
        "/auth/register",
        {
          name,
          email: `${name}@exemplo.com`,
          phone: `319${String(name.length).padStart(2, "0")}${String(sum(name)).padStart(6, "0")}`,
          password,
        },
        from,
      ),
  };
}

const sum = (text: string) =>
  [...text].reduce((total, letter) => total * 7 + letter.charCodeAt(0), 0) %
  1_000_000;

const statuses = async (
  count: number,
  send: (index: number) => Promise<LightMyRequestResponse>,
) => {
  const all: number[] = [];
  for (let index = 0; index < count; index++) {
    all.push((await send(index)).statusCode);
  }
  return all;
};

/** An address for each index, each of another IPv6 site. */
const elsewhere = (index: number) => `2001:db8:${(index + 1).toString(16)}::1`;

test("tries of many accounts from one address are refused with a Retry-After [guesses-are-limited]", async () => {
  const { signIn } = await serviceWith({ address: 3 });
  const spray = (index: number) => signIn(`a${index}@exemplo.com`, "10.0.0.1");
  expect(await statuses(5, spray)).toEqual([401, 401, 401, 429, 429]);
  const refused = await spray(6);
  expect(refused.json()).toEqual({
    error: "Muitas tentativas de entrar. Tente de novo em 60 minutos.",
    code: "RATE_LIMITED",
  });
  const seconds = Number(refused.headers["retry-after"]);
  expect(seconds).toBeGreaterThan(3500);
  expect(seconds).toBeLessThanOrEqual(3600);
  expect((await signIn("a1@exemplo.com", "10.0.0.2")).statusCode).toBe(401);
});

test("the networks of one IPv6 site share five times the limit of one", async () => {
  const { signIn } = await serviceWith({ address: 1 });
  const from = (index: number) =>
    signIn(`a${index}@exemplo.com`, `2001:db8:0:${index}::1`);
  expect(await statuses(6, from)).toEqual([401, 401, 401, 401, 401, 429]);
  const another = await signIn("b@exemplo.com", "2001:db8:1::1");
  expect(another.statusCode).toBe(401);
});

test("tries of one account from many addresses are refused, also of an account that does not exist", async () => {
  const { register, signIn } = await serviceWith({ account: 3 });
  await register("ana");
  for (const email of ["ana@exemplo.com", "ninguem@exemplo.com"]) {
    const guess = (index: number) => signIn(email, elsewhere(index));
    expect(await statuses(4, guess)).toEqual([401, 401, 401, 429]);
  }
});

test("concurrent tries are counted too", async () => {
  const { register, signIn } = await serviceWith({ account: 3 });
  await register("ana");
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      signIn("ana@exemplo.com", elsewhere(index)),
    ),
  );
  const tried = answers.filter(({ statusCode }) => statusCode === 401);
  expect(tried).toHaveLength(3);
});

test("a successful sign-in does not count [guesses-are-limited]", async () => {
  const { register, signIn } = await serviceWith({ account: 2, address: 2 });
  await register("ana");
  const right = (index: number) =>
    signIn("ana@exemplo.com", elsewhere(index), PASSWORD);
  expect(await statuses(6, right)).toEqual([200, 200, 200, 200, 200, 200]);
});

test("failures elsewhere do not lock an account's owner out of a known network", async () => {
  const { db, register, signIn } = await serviceWith({
    account: 2,
    address: 2,
  });
  await register("ana", "192.0.2.1");
  const attack = (index: number) => signIn("ana@exemplo.com", elsewhere(index));
  expect(await statuses(3, attack)).toEqual([401, 401, 429]);
  const fromHome = () => signIn("ana@exemplo.com", "192.0.2.1", PASSWORD);
  expect((await fromHome()).statusCode).toBe(200);
  const elsewhereNow = await signIn("ana@exemplo.com", "192.0.2.9", PASSWORD);
  expect(elsewhereNow.statusCode).toBe(429);

  await db
    .updateTable("sign_in_addresses")
    .set({ last_at: sql<Date>`now() - interval '31 days'` })
    .execute();
  expect((await fromHome()).statusCode).toBe(429);
  await purge(db, new Date());
  const left = db.selectFrom("sign_in_addresses").selectAll().execute();
  expect(await left).toEqual([]);
});

test("an address is stored only as a hash", async () => {
  const { db, register } = await serviceWith({});
  await register("ana", "192.0.2.77");
  const rows = await db.selectFrom("sign_in_addresses").selectAll().execute();
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain("192.0.2");
});

test("an address may register five accounts an hour; registrations with invalid fields do not count", async () => {
  const { register } = await serviceWith({ registrations: 5 });
  const from = "192.0.2.2";
  expect((await register("fraca", from, "")).statusCode).toBe(400);
  const names = ["ana", "bia", "caio", "davi", "eva", "fabio"];
  const made = await statuses(6, (index) => register(names[index]!, from));
  expect(made).toEqual([201, 201, 201, 201, 201, 429]);
  const refused = await register("gil", from);
  expect(refused.json()).toEqual({
    error:
      "Muitos cadastros a partir da sua rede. Tente de novo em 60 minutos.",
    code: "RATE_LIMITED",
  });
  expect((await register("hugo", "192.0.2.3")).statusCode).toBe(201);
});
