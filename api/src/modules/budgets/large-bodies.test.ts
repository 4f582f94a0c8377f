import { jest } from "@jest/globals";
import {
  createTestApp,
  createUser,
  type TestApp,
  type TestUser,
} from "../../../test/test-app.ts";
import { sample } from "../../../test/test-budget.ts";
import { lockAccount } from "../../db/accounts.ts";
import { HEAVY_BODY } from "../../http/heavy-calls.ts";

let service: TestApp;
let user: TestUser;
beforeAll(async () => {
  service = await createTestApp();
  user = await createUser(service.app);
});
afterAll(() => service.close());

const save = (text: string, as = user) =>
  service.app.inject({
    method: "POST",
    url: "/orcamentos",
    headers: {
      authorization: `Bearer ${as.token}`,
      "content-type": "application/json",
    },
    payload: text,
  });

/** A body whose budget has a text of `padding` characters under an unknown key. */
const bodyText = (change: object, padding: number, nome: unknown = "Festa") =>
  JSON.stringify({
    nome,
    dados: { ...sample(), ...change, note: "x".repeat(padding) },
    totalFinal: 0,
  });

const refused: [string, (padding: number) => string][] = [
  ["an empty name", (padding) => bodyText({}, padding, " ")],
  ["a name of the wrong type", (padding) => bodyText({}, padding, 7)],
  [
    "a number out of bounds",
    (padding) => bodyText({ profitMargin: -1 }, padding),
  ],
  ["no budget", (padding) => bodyText({ foods: "none" }, padding)],
  ["no JSON", (padding) => bodyText({}, padding).slice(0, -1)],
  [
    "a key that reaches a prototype",
    (padding) => bodyText({}, padding).replace('"note"', '"__proto__"'),
  ],
  [
    "too many levels",
    (padding) =>
      bodyText({}, padding).replace(
        '"note":',
        `"deep":${"[".repeat(40)}${"]".repeat(40)},"note":`,
      ),
  ],
];

test.each(refused)(
  "a large body with %s is refused as a small one is",
  async (_what, text) => {
    const [small, large] = [await save(text(1)), await save(text(HEAVY_BODY))];
    expect(small.statusCode).toBe(400);
    expect([large.statusCode, large.json()]).toEqual([400, small.json()]);
  },
);

test("a large budget is priced and stored as sent [server-prices]", async () => {
  const user = await createUser(service.app);
  const parse = jest.spyOn(JSON, "parse");
  const saved = await save(bodyText({}, HEAVY_BODY), user);
  // The spy sees only the JSON object of this thread.
  const parsed = parse.mock.calls.map(([text]) => text.length);
  expect(Math.max(0, ...parsed)).toBeLessThan(HEAVY_BODY);
  parse.mockRestore();
  expect([saved.statusCode, saved.json()]).toMatchObject([
    201,
    { nome: "Festa", totalFinal: 25_004 },
  ]);
  const list = await user.call("GET", "/orcamentos");
  const [{ dados }] = list.json<[{ dados: unknown }]>();
  expect(dados).toEqual({ ...sample(), note: "x".repeat(HEAVY_BODY) });
});

test("waiting changes of one account leave the connections to other accounts", async () => {
  const waiting = await createUser(service.app);
  const holding = await service.db.startTransaction().execute();
  await lockAccount(holding, waiting.id);
  // More than the pool has connections.
  const saves = Array.from({ length: 12 }, () =>
    save(bodyText({}, 1), waiting),
  );
  const other = await save(bodyText({}, 1));
  expect(other.statusCode).toBe(201);
  await holding.commit().execute();
  for (const answer of await Promise.all(saves)) {
    expect(answer.statusCode).toBe(201);
  }
});
