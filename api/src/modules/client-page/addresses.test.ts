import { hash } from "node:crypto";
import type { KyselyPlugin } from "kysely";
import {
  createTestApp,
  createUser,
  type TestApp,
} from "../../../test/test-app.ts";
import { createTestDatabase } from "../../../test/test-database.ts";
import { sampleBody } from "../../../test/test-budget.ts";

/** Statements of the database since they were last counted. */
let statements: string[] = [];
const counting: KyselyPlugin = {
  transformQuery({ node }) {
    statements.push(node.kind);
    return node;
  },
  transformResult: ({ result }) => Promise.resolve(result),
};

let service: TestApp;
/** The paths of two budgets' pages. */
let path: string;
let other: string;
beforeAll(async () => {
  const db = await createTestDatabase();
  service = await createTestApp({ db: db.withPlugin(counting) });
  const user = await createUser(service.app);
  const publish = async (id: number) => {
    await user.call("POST", "/orcamentos", sampleBody());
    await user.call("POST", `/orcamentos/${id}/envios`);
    const link = await user.call("POST", `/orcamentos/${id}/link`);
    return new URL(link.json<{ url: string }>().url).pathname;
  };
  path = await publish(1);
  other = await publish(2);
});
afterAll(async () => {
  await service.close();
  await service.db.destroy();
});

/** An answer, and what it took. */
async function ask(address: string, method: "GET" | "POST" = "GET") {
  statements = [];
  const { statusCode, payload, headers } = await service.app.inject({
    method,
    url: address,
  });
  const { "content-type": type, "cache-control": cache } = headers;
  const said = payload.replaceAll(/nonce="[^"]*"/g, "");
  return { statusCode, said, type, cache, statements };
}

const flip = (token: string) =>
  token.replace(/.$/, (last) => (last === "A" ? "B" : "A"));

test("an address that was never one gets the same page by the same work, whatever its form", async () => {
  const token = path.split("/").at(-1)!;
  const random = await ask(`/p/${"A".repeat(43)}`);
  expect(random).toMatchObject({
    statusCode: 404,
    said: expect.stringContaining("Não encontramos esta página"),
    cache: "private, no-store",
  });
  for (const wrong of [
    flip(token),
    token.slice(0, -1),
    `${token}A`,
    token.toLowerCase(),
    hash("sha256", token, "base64url"),
    "x",
    "1",
    "favicon.ico",
    "%00",
    "%zz",
    "%ff",
    "%E2%80%AEcilc",
    "'%20OR%201=1--",
    "..%2f..%2fetc%2fpasswd",
    "A".repeat(100),
    "A".repeat(101),
    "A".repeat(4000),
    `${token}/orcamentos`,
    "",
  ])
    expect(await ask(`/p/${wrong}`)).toEqual(random);
});

test.each([
  ["GET", "estado"],
  ["GET", "pdf/1"],
  ["GET", "comprovante"],
  ["GET", "cartao.jpg"],
  ["POST", "visto"],
] as const)(
  "%s %s of an address that was never one is 404 by the same work",
  async (method, what) => {
    const random = await ask(`/p/${"A".repeat(43)}/${what}`, method);
    expect(random).toMatchObject({ statusCode: 404, said: "" });
    for (const wrong of [flip(path.split("/").at(-1)!), "x", "%00"])
      expect(await ask(`/p/${wrong}/${what}`, method)).toEqual(random);
  },
);

test("phones behind one address that ask for changes do not stop those of another page", async () => {
  await ask(`${path}/estado`);
  await service.db
    .updateTable("rate_limits")
    .set({ hits: 6000 })
    .where("hits", ">", 0)
    .execute();
  expect((await ask(`${path}/estado`)).statusCode).toBe(429);
  expect((await ask(`${other}/estado`)).statusCode).toBe(200);
});
